import {
  LISTAS,
  type Aspecto,
  type CambioDeVistas,
  type Lista,
  type UsuarioSesion,
  type Vistas,
} from '../../../contract/index.ts'
import { viewCalls } from '../../../resource/views/viewCalls.ts'
import type { Data } from '../data.ts'
import { Refusal, type Context, type Handler, type Handlers } from '../handler.ts'
import { sentOf } from '../lists/rows.ts'

const NOTHING: Vistas = { vistas: [], columnas: null, compacta: false, version: 0 }

/** How a person's lists look and begin, and their views. */
export const aspectosOf = (data: Data, { _id }: UsuarioSesion): Aspecto[] =>
  Object.entries(data.vistas[_id] ?? {}).map(([lista, { version: _version, ...aspecto }]) => {
    const inicio = aspecto.vistas.find((one) => one.inicio) ?? null
    return { ...aspecto, lista: lista as Lista, inicio }
  })

/** The two calls of a list. */
function callsOf(lista: Lista): Record<string, Handler<CambioDeVistas>> {
  const { read, save } = viewCalls(lista)
  const kept = ({ data, usuario }: Context): Vistas => data.vistas[usuario._id]?.[lista] ?? NOTHING
  return {
    [`POST ${read}`]: (_, context) => kept(context),
    [`POST ${save}`]: ({ version, ...sent }, context) => {
      const { data, usuario } = context
      const before = kept(context)
      if (sent.vistas && version !== undefined && version !== before.version)
        throw new Refusal(409, 'Las vistas cambiaron en otra ventana mientras tanto')
      const after = { ...before, ...sentOf(sent) }
      if (JSON.stringify(after) === JSON.stringify(before)) return before
      const saved = { ...after, version: before.version + (sent.vistas ? 1 : 0) }
      data.vistas[usuario._id] = { ...data.vistas[usuario._id], [lista]: saved }
      return saved
    },
  }
}

type Calls = ReturnType<typeof viewCalls>

export const vistas = Object.assign({}, ...LISTAS.map(callsOf)) as Pick<
  Handlers,
  `POST ${Calls['read'] | Calls['save']}`
>
