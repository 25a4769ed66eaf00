import type { CallName } from '@backoffice/shared/contract'
import { last, VERSION } from './ids.ts'
import type { Random } from './random.ts'

/** A step of a sequence: a call with some members set; the others are made by its schema. */
export interface Step {
  call: CallName
  with?: Record<string, unknown>
  /** Only these members and no others. */
  only?: true
  expect?: number[]
}

const [OK, GONE] = [[200], [404]]
const cliente = { id: last('cliente') }
const inCliente = { id_cliente: last('cliente') }
/** References that fit each other. */
const sinCatalogos = { regimen_fiscal: '', giro: '' }

const newCliente: Step = { call: 'POST /clientes/crear', with: sinCatalogos, expect: OK }
const newMembresia: Step = { call: 'POST /configuracion/crear_membresia', expect: OK }
const twice = (step: Step): Step[] => [step, step]

/** Typical sequences of calls; each states its expected results. */
const sequences: ((r: Random) => Step[])[] = [
  () => [
    newCliente,
    { call: 'POST /clientes/detalles', with: cliente, only: true, expect: OK },
    { call: 'POST /clientes/editar', with: { ...cliente, ...sinCatalogos, version: VERSION }, expect: OK },
    { call: 'POST /clientes/editar', with: { ...cliente, ...sinCatalogos, version: VERSION }, expect: [409] },
    { call: 'POST /clientes/perfil', with: cliente, expect: OK },
    { call: 'POST /clientes/posibles_duplicados', with: cliente },
    { call: 'POST /clientes/eliminar', with: cliente, only: true, expect: OK },
    ...(['eliminar', 'detalles', 'perfil', 'editar'] as const).map((name): Step => ({
      call: `POST /clientes/${name}`,
      with: { ...cliente, ...sinCatalogos, eliminado: false },
      expect: GONE,
    })),
    { call: 'POST /clientes/detalles', with: { ...cliente, eliminado: true }, expect: OK },
    { call: 'POST /clientes/listar', with: { eliminados: true, filas: 5 }, only: true, expect: OK },
    ...twice({ call: 'POST /clientes/restaurar', with: cliente, only: true, expect: OK }),
    { call: 'POST /clientes/detalles', with: cliente, only: true, expect: OK },
  ],
  () => [
    newCliente,
    { call: 'POST /asesorias/crear', with: { cliente: last('cliente'), asesor: '' }, expect: OK },
    { call: 'POST /asesorias/detalles', with: { id: last('asesoria') }, only: true, expect: OK },
    {
      call: 'POST /asesorias/editar',
      with: {
        id: last('asesoria'),
        asesor: '',
        version: VERSION,
        fecha: '2026-01-01',
        finalizacion: '2026-02-01',
      },
      expect: OK,
    },
    { call: 'POST /clientes/perfil', with: cliente, expect: OK },
    { call: 'POST /asesorias/eliminar', with: { id: last('asesoria') }, only: true, expect: OK },
    { call: 'POST /asesorias/detalles', with: { id: last('asesoria') }, only: true, expect: GONE },
    ...twice({ call: 'POST /asesorias/restaurar', with: { id: last('asesoria') }, only: true, expect: OK }),
    { call: 'POST /asesorias/detalles', with: { id: last('asesoria') }, only: true, expect: OK },
  ],
  () => [
    newCliente,
    newMembresia,
    {
      call: 'POST /clientes/crear_contratacion',
      with: {
        ...inCliente,
        id_membresia: last('membresia'),
        fecha_inicio: '2026-01-01',
        fecha_fin: '2026-12-31',
      },
      expect: OK,
    },
    {
      call: 'POST /clientes/extender_contratacion',
      with: { ...inCliente, id_contratacion: last('contratacion'), dias: 30 },
      only: true,
      expect: OK,
    },
    ...twice({
      call: 'POST /clientes/restaurar_fecha_fin',
      with: { ...inCliente, id_contratacion: last('contratacion') },
      only: true,
      expect: OK,
    }),
    {
      call: 'POST /clientes/crear_pago',
      with: { ...inCliente, id_contratacion: last('contratacion'), fecha: '2026-01-05' },
    },
    ...twice({
      call: 'POST /clientes/cancelar_pago',
      with: { ...inCliente, id_contratacion: last('contratacion'), id_pago: last('pago') },
    }),
    ...twice({
      call: 'POST /clientes/cancelar_contratacion',
      with: { ...inCliente, id_contratacion: last('contratacion') },
    }),
    ...twice({
      call: 'POST /clientes/restaurar_contratacion',
      with: { ...inCliente, id_contratacion: last('contratacion') },
      only: true,
      expect: OK,
    }),
    {
      call: 'POST /configuracion/eliminar_membresia',
      with: { id: last('membresia') },
      only: true,
      expect: OK,
    },
    { call: 'POST /clientes/perfil', with: cliente, expect: OK },
  ],
  () => [
    newCliente,
    { call: 'POST /clientes/crear_archivo', with: inCliente },
    { call: 'POST /clientes/detalles_archivo', with: { ...inCliente, id_archivo: last('archivo') } },
    { call: 'POST /clientes/editar_archivo', with: { ...inCliente, id_archivo: last('archivo') } },
    ...twice({
      call: 'POST /clientes/eliminar_archivo',
      with: { ...inCliente, id_archivo: last('archivo') },
      only: true,
    }),
    ...twice({
      call: 'POST /clientes/restaurar_archivo',
      with: { ...inCliente, id_archivo: last('archivo') },
      only: true,
    }),
    { call: 'POST /clientes/perfil', with: cliente, expect: OK },
  ],
  () => {
    const ids = { ...inCliente, id_nota: last('nota') }
    const task = { vence: '2026-12-31', id_responsable: '' }
    return [
      newCliente,
      { call: 'POST /clientes/crear_nota', with: { ...inCliente, ...task }, expect: OK },
      { call: 'POST /clientes/editar_nota', with: { ...ids, ...task, version: VERSION }, expect: OK },
      ...twice({
        call: 'POST /clientes/terminar_nota',
        with: { ...ids, hecha: true },
        only: true,
        expect: OK,
      }),
      { call: 'POST /tareas/mias', with: {}, only: true, expect: OK },
      { call: 'POST /clientes/eliminar_nota', with: ids, only: true, expect: OK },
      { call: 'POST /clientes/eliminar_nota', with: ids, only: true, expect: GONE },
      ...twice({ call: 'POST /clientes/restaurar_nota', with: ids, only: true, expect: OK }),
      { call: 'POST /clientes/historia', with: { ...inCliente, filas: 1 }, only: true, expect: OK },
      { call: 'POST /clientes/historia', with: { ...inCliente, despues: last('cursor') }, only: true },
    ]
  },
  () => {
    const renglones = [cliente, { ...cliente, version: VERSION }, { id: last('asesoria') }]
    const lote = { id: last('lote') }
    return [
      newCliente,
      {
        call: 'POST /clientes/crear_lote',
        with: { accion: 'eliminar', renglones },
        only: true,
        // Random requests may have begun three already.
        expect: [200, 429],
      },
      { call: 'POST /lotes/mios', with: {}, only: true, expect: OK },
      { call: 'POST /lotes/ver', with: lote, only: true, expect: OK },
      {
        call: 'POST /clientes/crear_lote',
        with: { accion: 'restaurar', id_lote: last('lote') },
        only: true,
        expect: [409, 429],
      },
      ...twice({ call: 'POST /lotes/cancelar', with: lote, only: true, expect: OK }),
      {
        call: 'POST /asesorias/crear_lote',
        with: { accion: 'finalizar', filtro: { status: [0] } },
        only: true,
      },
      { call: 'POST /lotes/cancelar', with: lote, only: true, expect: OK },
      {
        call: 'POST /contrataciones/crear_lote',
        with: { accion: 'extender', filtro: { status: [0] }, dias: 30 },
        only: true,
      },
      { call: 'POST /lotes/cancelar', with: lote, only: true, expect: OK },
      { call: 'POST /usuarios/crear_lote', with: { accion: 'eliminar', filtro: { tipo: 1 } }, only: true },
      { call: 'POST /lotes/cancelar', with: lote, only: true, expect: OK },
      { call: 'POST /lotes/ver', with: lote, only: true, expect: OK },
    ]
  },
  () => {
    const importacion = { id: last('importacion') }
    return [
      { call: 'POST /clientes/leer_importacion' },
      { call: 'POST /clientes/listar_importaciones', with: {}, only: true, expect: OK },
      {
        call: 'POST /clientes/revisar_importacion',
        with: { ...importacion, columnas: ['nombre', null, null] },
        only: true,
      },
      {
        call: 'POST /clientes/comenzar_importacion',
        with: { ...importacion, columnas: ['nombre', null, null], repetidos: 'omitir' },
        only: true,
      },
      ...twice({ call: 'POST /clientes/cancelar_importacion', with: importacion, only: true }),
      { call: 'POST /clientes/ver_importacion', with: importacion, only: true },
      ...twice({ call: 'POST /clientes/deshacer_importacion', with: importacion, only: true }),
      { call: 'POST /clientes/descargar_fallas', with: importacion, only: true },
    ]
  },
  () => [
    newCliente,
    newCliente,
    { call: 'POST /clientes/buscar_duplicados', with: {}, only: true, expect: OK },
    { call: 'POST /clientes/duplicados', with: {}, only: true, expect: OK },
    {
      call: 'POST /clientes/unir',
      with: { ...cliente, id_otro: last('cliente') },
      only: true,
      expect: [400],
    },
    { call: 'POST /clientes/unir', with: cliente },
    ...twice({ call: 'POST /clientes/deshacer_union', with: { id: last('union') }, only: true }),
    { call: 'POST /clientes/uniones', with: {}, only: true, expect: OK },
  ],
  (r) => {
    const email = `secuencia${r.int(2 ** 31)}@pruebas.mx`
    const password = 'bicicleta azul y roja'
    const asesor = { invitar: false, tipo: 1, permisos: {} }
    return [
      {
        call: 'POST /usuarios/crear',
        with: { id_locatario: '', email, password, passwordConf: password, ...asesor },
        expect: OK,
      },
      {
        call: 'POST /usuarios/crear',
        with: { id_locatario: '', email, password, passwordConf: password, ...asesor },
        expect: [409],
      },
      { call: 'POST /usuarios/detalles', with: { id: last('usuario') }, only: true, expect: OK },
      {
        call: 'POST /usuarios/editar',
        with: {
          id: last('usuario'),
          id_locatario: '',
          email,
          password: '',
          passwordConf: '',
          tipo: 1,
          permisos: {},
          version: VERSION,
        },
        expect: OK,
      },
      { call: 'POST /usuarios/eliminar', with: { id: last('usuario') }, only: true, expect: OK },
      { call: 'POST /usuarios/detalles', with: { id: last('usuario') }, only: true, expect: GONE },
      ...twice({ call: 'POST /usuarios/restaurar', with: { id: last('usuario') }, only: true, expect: OK }),
      { call: 'POST /usuarios/detalles', with: { id: last('usuario') }, only: true, expect: OK },
    ]
  },
  (r) => {
    const email = `invitada${r.int(2 ** 31)}@pruebas.mx`
    const who = { with: { id: last('usuario') }, only: true, expect: OK } as const
    const nobody = { password: '', passwordConf: '', permisos: {}, tipo: 1 }
    return [
      {
        call: 'POST /usuarios/crear',
        with: { id_locatario: '', email, ...nobody, invitar: true },
        // Beyond the limit of mails.
        expect: [200, 429],
      },
      { call: 'POST /usuarios/ver_acceso', ...who },
      ...twice({ call: 'POST /usuarios/cerrar_acceso', ...who }),
      ...twice({ call: 'POST /usuarios/devolver_acceso', ...who }),
    ]
  },
  () => [
    newMembresia,
    { call: 'POST /configuracion/detalles_membresia', with: { id: last('membresia') }, expect: OK },
    {
      call: 'POST /configuracion/editar_membresia',
      with: { id: last('membresia'), version: VERSION },
      expect: OK,
    },
    {
      call: 'POST /configuracion/eliminar_membresia',
      with: { id: last('membresia') },
      only: true,
      expect: OK,
    },
    { call: 'POST /configuracion/editar_membresia', with: { id: last('membresia') }, expect: GONE },
    ...twice({
      call: 'POST /configuracion/restaurar_membresia',
      with: { id: last('membresia') },
      only: true,
    }),
  ],
  () => twice({ call: 'POST /telemetria' }),
  (r) => {
    const list = r.pick(['clientes', 'asesorias', 'usuarios'] as const)
    const call = `POST /${list}/listar` as const
    return [
      { call, with: { filas: 5, orden: 'creacion', eliminados: r.chance(0.3) }, only: true, expect: OK },
      { call, with: { filas: 5, orden: 'creacion', despues: last('cursor') }, only: true },
      { call, with: { filas: 5, orden: 'creacion', antes: last('cursor') }, only: true },
      { call: `POST /${list}/exportar`, with: {}, only: true, expect: OK },
    ]
  },
]

export const aSequence = (r: Random): Step[] => r.pick(sequences)(r)
