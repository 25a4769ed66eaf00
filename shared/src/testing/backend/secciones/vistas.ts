import {
  LISTAS,
  type Aspecto,
  type CambioDeVistas,
  type Lista,
  type Vistas,
} from '../../../contract/index.ts'
import type { UsuarioSesion } from '../../../contract/index.ts'
import { viewCalls } from '../../../resource/views/viewCalls.ts'
import type { Data } from '../data.ts'
import { Refusal, type Context, type Handlers } from '../handler.ts'
import { sentOf } from '../lists/rows.ts'

const NOTHING: Vistas = { vistas: [], columnas: null, compacta: false, version: 0 }

const vistasOf = (data: Data, { _id }: UsuarioSesion, lista: Lista): Vistas =>
  data.vistas[_id]?.[lista] ?? NOTHING

/** How a person's lists look and begin, and their views. */
export const aspectosOf = (data: Data, { _id }: UsuarioSesion): Aspecto[] =>
  Object.entries(data.vistas[_id] ?? {}).map(([lista, { version: _version, ...aspecto }]) => {
    const inicio = aspecto.vistas.find((one) => one.inicio) ?? null
    return { ...aspecto, lista: lista as Lista, inicio }
  })

function save(lista: Lista, { version, ...sent }: CambioDeVistas, { data, usuario }: Context): Vistas {
  const before = vistasOf(data, usuario, lista)
  if (sent.vistas && version !== undefined && version !== before.version)
    throw new Refusal(409, 'Las vistas cambiaron en otra ventana mientras tanto')
  const after = { ...before, ...sentOf(sent) }
  if (before.version > 0 && JSON.stringify(after) === JSON.stringify(before)) return before
  const saved = { ...after, version: before.version + (sent.vistas ? 1 : 0) }
  data.vistas[usuario._id] = { ...data.vistas[usuario._id], [lista]: saved }
  return saved
}

type Calls = ReturnType<typeof viewCalls>

/** The two calls of every list. */
export const vistas = Object.assign(
  {},
  ...LISTAS.map((lista) => ({
    [`POST ${viewCalls(lista).read}`]: (_: object, { data, usuario }: Context) =>
      vistasOf(data, usuario, lista),
    [`POST ${viewCalls(lista).save}`]: (sent: CambioDeVistas, context: Context) => save(lista, sent, context),
  })),
) as Pick<Handlers, `POST ${Calls['read'] | Calls['save']}`>
