import type { Cliente, UsuarioSesion } from '../contract/index.ts'
import type { ArchivoGuardado, AsesoriaGuardada, ContratacionGuardada, Data } from './backend/data.ts'
import { emptyData } from './backend/emptyData.ts'
import { giros, regimenes } from './backend/secciones/catalogos.ts'
import {
  unaAsesoria,
  unaContratacion,
  unaMembresia,
  unLote,
  unArchivo,
  unCliente,
  unId,
  unUsuario,
} from './builders.ts'

/* A small office for stand-alone mode: identical at each start, so that two people see the same rows. */

const NOMBRES = [
  'Ana',
  'Luis',
  'María José',
  'Carlos',
  'Ximena',
  'Jorge',
  'Lucía',
  'Ángel',
  'Sofía',
  'Íñigo',
  'Rocío',
]
const APELLIDOS = ['López', 'Hernández', 'Ruiz', 'Muñoz', 'García', 'Ávila', 'Peña', 'Ortega', 'Zúñiga']
const EMPRESAS = [
  'Panadería La Espiga',
  'Ferretería El Clavo',
  'Consultorio Vida Sana',
  'Gimnasio Cumbre',
  null,
]
const MOTIVOS = [
  'Plan de alimentación',
  'Manejo del estrés',
  'Preparación para maratón',
  'Seguimiento mensual',
]

const DOCUMENTOS = ['Acta constitutiva', 'Constancia de situación fiscal', 'Identificación oficial']

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T
const day = (n: number) =>
  `2024-${String((n % 12) + 1).padStart(2, '0')}-${String((n % 28) + 1).padStart(2, '0')}`
const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()

function cliente(n: number): Cliente {
  const nombre = pick(NOMBRES, n * 7)
  const apellido_paterno = pick(APELLIDOS, n * 5 + 1)
  const empresa = pick(EMPRESAS, n)
  return unCliente({
    _id: unId(n + 1),
    nombre,
    apellido_paterno,
    apellido_materno: n % 6 === 0 ? null : pick(APELLIDOS, n * 2 + 3),
    celular: n % 5 === 0 ? null : `33 ${1000 + ((n * 37) % 9000)} ${1000 + ((n * 91) % 9000)}`,
    email: n % 7 === 0 ? null : `${slug(nombre)}.${slug(apellido_paterno)}${n}@correo.mx`,
    creacion: `${day(n)}T16:00:00.000Z`,
    nombre_comercial: empresa,
    tipo_persona: empresa === null ? null : 0,
    regimen_fiscal: empresa === null ? null : pick(regimenes, 2)._id,
    giro: empresa === null ? null : pick(giros, n)._id,
    maximo_ingresos_anuales: empresa === null ? null : 250_000 + n * 1_250.5,
  })
}

function asesoria(n: number): AsesoriaGuardada {
  const { _id, nombre, apellido_paterno } = cliente(n)
  const { _id: idAsesor, nombre: nombreAsesor } = asesor(n % 6)
  const finalizacion = n % 3 === 0 ? `2025-${day(n).slice(5)}` : null
  return {
    ...unaAsesoria({
      _id: unId(0x2000 + n),
      cliente: `${nombre} ${apellido_paterno}`,
      empresa: pick(EMPRESAS, n),
      motivo: pick(MOTIVOS, n),
      creacion: day(n),
      finalizacion,
      status: finalizacion === null ? 0 : 1,
    }),
    id_cliente: _id,
    asesor: { _id: idAsesor, nombre: nombreAsesor },
    tipo: pick([0, 1, 2] as const, n),
    descripcion: n % 2 === 0 ? 'Seguimiento acordado con el cliente' : null,
  }
}

const archivo = (n: number): ArchivoGuardado =>
  unArchivo({
    _id: unId(0x4000 + n),
    id_cliente: unId((n % 5) + 1),
    nombre: pick(DOCUMENTOS, n),
    descripcion: n % 2 === 0 ? null : 'Copia del original',
    extension: pick(['pdf', 'png', 'docx'], n),
    fecha: `${day(n)}T17:00:00.000Z`,
  })

const contratacion = (n: number): ContratacionGuardada =>
  unaContratacion({
    _id: unId(0x7000 + n),
    id_cliente: unId((n % 9) + 1),
    metodo: pick([0, 1, 2] as const, n),
    status: pick([0, 1, 1, 2] as const, n),
    fecha_inicio: day(n),
    fecha_fin: `2025-${day(n).slice(5)}`,
    ...(n === 0 && { pagado: 200, saldo: 299.5 }),
  })

const asesor = (n: number): UsuarioSesion =>
  unUsuario({
    _id: unId(0x3000 + n),
    nombre: pick(NOMBRES, n + 2),
    apellido_paterno: pick(APELLIDOS, n + 4),
    tipo: 1,
    email: `asesor${n}@demo.mx`,
  })

const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))

/** 137 clients, 58 advisories, 7 users, 3 plans; some clients have files and purchases. */
export const demoData = (): Data => ({
  ...emptyData(),
  usuarios: [unUsuario(), ...many(6, asesor)],
  clientes: many(137, cliente),
  asesorias: many(58, asesoria),
  archivos: many(14, archivo),
  contrataciones: many(27, contratacion),
  lotes: [unLote()],
  membresias: [
    unaMembresia(),
    unaMembresia({
      _id: unId(0x301),
      nombre: 'Empresarial',
      precio: 2499,
      beneficios: ['Asesorías sin límite', 'Reporte anual', 'Atención prioritaria'],
    }),
    unaMembresia({
      _id: unId(0x302),
      nombre: 'Plus',
      precio: 999,
      descripcion: null,
      beneficios: ['Tres asesorías al mes'],
    }),
  ],
})
