import Papa from 'papaparse'
import {
  adivinarColumnas,
  camposCliente,
  type Cliente,
  clienteCampos,
  type Destino,
  esTexto,
  type FallaDeFila,
  lectorDeFilas,
  nombresDeCampos,
  type OrdenDeFecha,
} from '../../contract/index.ts'
import { hoy, nombreCompleto, numero } from '../../format/index.ts'
import { giros, regimenes } from './catalogos.ts'
import { clientes } from './clientes.ts'
import type { FilaDeImportacion, ImportacionGuardada } from './data.ts'
import { posiblesDuplicados } from './duplicados.ts'
import {
  allow,
  badFields,
  Refusal,
  type Context,
  type Handler,
  type Handlers,
  type Input,
} from './handler.ts'

/** A look at an import does this many of its rows, so that a test sees it move. */
const GROUP = 100

interface Reading {
  columnas: readonly (Destino | null)[]
  fechas?: OrdenDeFecha | undefined
}

type Checked =
  { campos: Input<'POST /clientes/crear'> } | { motivos: { columna: number | null; motivo: string }[] }

const rules = { ...clientes, ...posiblesDuplicados } as unknown as Record<string, Handler<never>>
const call = (name: string, input: object, context: Context) =>
  (rules[`POST /clientes/${name}`] as Handler)(input, context) as Record<string, never>

/** Checks rows by the rules of the form. */
function checkerOf({ columnas, fechas }: Reading, context: Context): (celdas: string[]) => Checked {
  const read = lectorDeFilas(columnas, { regimenes, giros }, { hoy: hoy(), fechas })
  const at = (campo: string) => {
    const own = columnas.indexOf(campo as Destino)
    const whole = /^(nombre|apellido)/.test(campo) ? columnas.indexOf('nombre_completo') : -1
    return own >= 0 ? own : whole >= 0 ? whole : null
  }
  return (celdas) => {
    const { campos, problemas } = read(celdas)
    const wrong = new Map(Object.entries(problemas))
    const { data, error } = clienteCampos.safeParse(campos)
    for (const { path, message } of error?.issues ?? [])
      if (!wrong.has(String(path[0]))) wrong.set(String(path[0]), message)
    if (data) {
      try {
        // On a copy: the rules of a new client, without one.
        const data_ = { ...context.data, clientes: [] }
        call('crear', data, { ...context, data: data_ })
      } catch (refused) {
        if (!(refused instanceof Refusal)) throw refused
        for (const [campo, motivo] of Object.entries(refused.campos ?? {})) wrong.set(campo, motivo)
      }
      if (wrong.size === 0) return { campos: data }
    }
    return {
      motivos: [...wrong].map(([campo, motivo]) => ({
        columna: at(campo),
        motivo: campo === 'nombre' && motivo === 'Es obligatorio' ? 'Falta el nombre' : motivo,
      })),
    }
  }
}

function mine({ data, usuario }: Context, id: string): ImportacionGuardada {
  const found = data.importaciones.find((one) => one._id === id && one.por === usuario._id)
  if (!found) throw new Refusal(404, 'La importación no existe')
  return found
}

const fallasOf = (
  { columnas }: ImportacionGuardada,
  { fila, celdas, motivos }: FilaDeImportacion,
): FallaDeFila[] =>
  motivos.map(({ columna, motivo }) => ({
    fila,
    columna: columna === null ? null : (columnas[columna]?.titulo ?? null),
    valor: columna === null ? null : celdas[columna] || null,
    motivo,
  }))

function checkReading({ estado, columnas: has }: ImportacionGuardada, { columnas }: Reading): void {
  if (estado !== 'leida') throw new Refusal(409, 'Esa importación ya comenzó')
  if (columnas.length !== has.length) throw badFields({ columnas: `La hoja tiene ${has.length} columnas` })
  const used = columnas.filter((destino) => destino !== null)
  if (new Set(used).size < used.length) throw badFields({ columnas: 'Dos columnas van al mismo campo' })
  if (!used.some((destino) => destino === 'nombre' || destino === 'nombre_completo'))
    throw badFields({ columnas: 'Falta decir qué columna tiene el nombre' })
  if (used.includes('nombre_completo') && used.some((destino) => /^(nombre|apellido_.*)$/.test(destino)))
    throw badFields({ columnas: 'El nombre está en una columna o en varias, no en las dos formas' })
}

function refuseWhileRunning({ data, usuario }: Context): void {
  const running = data.importaciones.some(
    ({ por, estado }) => por === usuario._id && (estado === 'en_curso' || estado === 'deshaciendo'),
  )
  if (running)
    throw new Refusal(409, 'Ya hay una importación en marcha con esta cuenta; hay que esperar a que termine')
}

const POR = {
  ...{ rfc: 'el mismo RFC', curp: 'la misma CURP', email: 'el mismo correo', celular: 'el mismo teléfono' },
  nombre: 'el mismo nombre',
}

/** Makes a client of a row, fills one in, or says why not. */
function importRow(importacion: ImportacionGuardada, row: FilaDeImportacion, context: Context): void {
  const { lectura } = importacion
  if (!lectura) return
  const checked = checkerOf(lectura, context)(row.celdas)
  if ('motivos' in checked) {
    Object.assign(row, { estado: 'fallida', motivos: checked.motivos })
    importacion.fallidos++
    return
  }
  const { campos } = checked
  const known = (
    lectura.repetidos === 'agregar' ? [] : (call('posibles_duplicados', campos, context).clientes ?? [])
  ) as {
    _id: string
    motivos: (keyof typeof POR)[]
  }[]
  const [same] = known
  if (!same) {
    row.id_cliente = call('crear', campos, context)._id as unknown as string
    row.estado = 'creada'
    row.version = 1
    importacion.creados++
    return
  }
  const found = context.data.clientes.find(({ _id }) => _id === same._id) as Cliente
  const empty = nombresDeCampos.filter((campo) => (found[campo] ?? '') === '' && (campos[campo] ?? '') !== '')
  const why = new Intl.ListFormat('es').format(same.motivos.map((motivo) => POR[motivo]))
  if (lectura.repetidos === 'omitir' || empty.length === 0) {
    row.estado = 'omitida'
    row.motivos = [{ columna: null, motivo: `Ya existe «${nombreCompleto(found)}», con ${why}` }]
    importacion.omitidos++
    return
  }
  call(
    'editar',
    { id: found._id, ...Object.fromEntries(empty.map((campo) => [campo, campos[campo]])) },
    context,
  )
  Object.assign(row, {
    estado: 'completada',
    id_cliente: found._id,
    version: (found.version ?? 1) + 1,
    campos: empty,
  })
  importacion.completados++
}

function undoRow(importacion: ImportacionGuardada, row: FilaDeImportacion, context: Context): void {
  if (row.estado !== 'creada' && row.estado !== 'completada') return
  const which = { id: row.id_cliente, version: row.version }
  const used =
    row.estado === 'creada' &&
    [
      ...context.data.contrataciones,
      ...context.data.asesorias,
      ...context.data.archivos,
      ...context.data.notas,
    ].some(({ id_cliente }) => id_cliente === row.id_cliente)
  const empty = Object.fromEntries(
    row.campos.map((campo) => [campo, esTexto(camposCliente[campo].kind) ? '' : null]),
  )
  try {
    if (used) throw new Refusal(400, 'Ya tiene asesorías, contrataciones, archivos o notas')
    if (row.estado === 'creada') call('eliminar', which, context)
    else call('editar', { ...which, ...empty }, context)
    row.estado = 'deshecha'
    importacion.deshechos++
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const motivo = error.status === 409 ? 'Alguien lo cambió después de la importación' : error.msg
    Object.assign(row, { estado: 'conservada', motivos: [{ columna: null, motivo }] })
    importacion.conservados++
  }
}

/** Does the next rows of an import. */
function advance(importacion: ImportacionGuardada, context: Context): void {
  const undoing = importacion.estado === 'deshaciendo'
  if (!undoing && importacion.estado !== 'en_curso') return
  const rows = importacion.filas.slice(importacion.avance, importacion.avance + GROUP)
  for (const row of rows) (undoing ? undoRow : importRow)(importacion, row, context)
  importacion.avance += rows.length
  if (importacion.avance < importacion.total) return
  Object.assign(importacion, { estado: undoing ? 'deshecha' : 'terminada', fin: context.now() })
}

/** What is left of a row that somebody should look at. */
const toSee = ({ estado }: FilaDeImportacion) => ['omitida', 'fallida', 'conservada'].includes(estado)

export const importaciones = {
  'POST /clientes/leer_importacion': (_input, context) => {
    const { file, text } = context
    if (!/\.(csv|txt|tsv)$/i.test(file?.name ?? ''))
      throw new Refusal(415, 'Se admiten archivos .xlsx y .csv', {
        archivo: 'Se admiten archivos .xlsx y .csv',
      })
    const rows = Papa.parse<string[]>(text ?? '').data
    const [titles, ...body] = rows.map((celdas, i) => ({ fila: i + 1, celdas }))
    const filas = body.filter(({ celdas }) => celdas.some((cell) => cell.trim() !== ''))
    if (filas.length === 0) throw badFields({ archivo: 'La hoja no tiene filas debajo de los títulos' })
    const columns = (titles?.celdas ?? []).map((titulo, i) => ({
      titulo: titulo.trim(),
      muestra: filas
        .map(({ celdas }) => celdas[i] ?? '')
        .filter(Boolean)
        .slice(0, 5),
    }))
    const guessed = adivinarColumnas(columns)
    const importacion: ImportacionGuardada = {
      ...{ _id: context.newId(), nombre: file?.name ?? '', estado: 'leida', motivo: null },
      columnas: columns.map((column, i) => ({ ...column, destino: guessed[i] ?? null })),
      ...{ total: filas.length, avance: 0, creados: 0, completados: 0, omitidos: 0, fallidos: 0 },
      ...{
        deshechos: 0,
        conservados: 0,
        creacion: context.now(),
        fin: null,
        por: context.usuario._id,
        lectura: null,
      },
      filas: filas.map((row) => ({ ...row, estado: 'pendiente', motivos: [], campos: [] })),
    }
    context.data.importaciones.unshift(importacion)
    return { msg: `Se leyeron ${numero(filas.length)} ${filas.length === 1 ? 'fila' : 'filas'}`, importacion }
  },
  'POST /clientes/revisar_importacion': ({ id, ...reading }, context) => {
    const importacion = mine(context, id)
    checkReading(importacion, reading)
    const check = checkerOf(reading, context)
    const checked = importacion.filas.map((row) => ({ row, ...check(row.celdas) }))
    const shown = (campos: object) =>
      Object.fromEntries(
        Object.entries(campos)
          .filter(([, value]) => (value ?? '') !== '')
          .map(([campo, value]) => [campo, nameOf(campo, value)]),
      )
    return {
      revisadas: checked.length,
      correctas: checked.filter((one) => 'campos' in one).length,
      fallas: checked.flatMap((one) =>
        'motivos' in one ? fallasOf(importacion, { ...one.row, motivos: one.motivos }) : [],
      ),
      muestra: checked
        .flatMap((one) => ('campos' in one ? [{ fila: one.row.fila, valores: shown(one.campos) }] : []))
        .slice(0, 10),
    }
  },
  'POST /clientes/comenzar_importacion': ({ id, ...lectura }, context) => {
    if (lectura.repetidos === 'completar') allow(context, ['clientes.editar'])
    refuseWhileRunning(context)
    const importacion = mine(context, id)
    checkReading(importacion, lectura)
    Object.assign(importacion, { lectura, estado: 'en_curso' })
    return {
      msg: `En marcha: ${numero(importacion.total)} ${importacion.total === 1 ? 'fila' : 'filas'}`,
      importacion,
    }
  },
  'POST /clientes/ver_importacion': ({ id }, context) => {
    const importacion = mine(context, id)
    advance(importacion, context)
    const fallas = importacion.filas.filter(toSee).flatMap((row) => fallasOf(importacion, row))
    return { importacion, fallas: fallas.slice(0, 200) }
  },
  'POST /clientes/listar_importaciones': (_input, { data, usuario }) => ({
    importaciones: data.importaciones.filter(({ por }) => por === usuario._id).slice(0, 20),
  }),
  'POST /clientes/cancelar_importacion': ({ id }, context) => {
    const importacion = mine(context, id)
    if (importacion.estado !== 'en_curso') return { msg: 'No está en marcha', importacion }
    Object.assign(importacion, { estado: 'cancelada', fin: context.now() })
    return { msg: 'Cancelada: lo hecho se queda, y se puede deshacer', importacion }
  },
  'POST /clientes/deshacer_importacion': ({ id }, context) => {
    refuseWhileRunning(context)
    const importacion = mine(context, id)
    if (importacion.estado === 'deshecha') return { msg: 'Ya se había deshecho', importacion }
    if (importacion.estado === 'leida') throw new Refusal(409, 'Esa importación no ha comenzado')
    Object.assign(importacion, { estado: 'deshaciendo', avance: 0, motivo: null, fin: null })
    return { msg: 'Se está deshaciendo la importación', importacion }
  },
  'POST /clientes/descargar_fallas': ({ id }, context) => {
    mine(context, id)
    return { url: `/admin/descargas/importaciones-${id}` }
  },
} satisfies Partial<Handlers>

/** A value as a person reads it. */
function nameOf(campo: string, value: unknown): string {
  if (campo === 'tipo_persona') return value === 0 ? 'Física' : 'Moral'
  const option = [...regimenes, ...giros].find(({ _id }) => _id === value)
  return option?.nombre ?? String(value as string)
}
