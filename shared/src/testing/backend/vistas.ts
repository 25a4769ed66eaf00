import { LISTAS, type Aspecto, type CambioDeVistas, type Lista, type Vistas } from '../../contract/index.ts'
import type { UsuarioSesion } from '../../contract/index.ts'
import { viewCalls } from '../../resource/views/viewCalls.ts'
import type { Data } from './data.ts'
import { Refusal, type Context, type Handlers } from './handler.ts'
import { sentOf } from './rows.ts'

const NOTHING: Vistas = { vistas: [], columnas: null, compacta: false, version: 0 }

const vistasOf = (data: Data, { _id }: UsuarioSesion, lista: Lista): Vistas =>
  data.vistas[_id]?.[lista] ?? NOTHING

/** How a person's lists look and begin. */
export const aspectosOf = (data: Data, usuario: UsuarioSesion): Aspecto[] =>
  LISTAS.filter((lista) => data.vistas[usuario._id]?.[lista]).map((lista) => {
    const { vistas, columnas, compacta } = vistasOf(data, usuario, lista)
    const { consulta, columnas: shown } = vistas.find(({ inicio }) => inicio) ?? {}
    return {
      lista,
      columnas,
      compacta,
      inicio: consulta === undefined ? null : { consulta, columnas: shown ?? null },
    }
  })

const read = (lista: Lista) => (_: object, context: Context) => vistasOf(context.data, context.usuario, lista)

const save =
  (lista: Lista) =>
  ({ version, ...sent }: CambioDeVistas, { data, usuario }: Context) => {
    const before = vistasOf(data, usuario, lista)
    if (sent.vistas && version !== undefined && version !== before.version)
      throw new Refusal(409, 'Las vistas cambiaron en otra ventana mientras tanto')
    const after = { ...before, ...sentOf(sent) }
    if (before.version > 0 && JSON.stringify(after) === JSON.stringify(before)) return before
    const saved = { ...after, version: before.version + (sent.vistas ? 1 : 0) }
    data.vistas[usuario._id] = { ...data.vistas[usuario._id], [lista]: saved }
    return saved
  }

/** The handlers of one of the two calls of every list. */
const ofEvery = <W extends keyof ViewCalls, H>(which: W, handler: (lista: Lista) => H) =>
  Object.fromEntries(LISTAS.map((lista) => [`POST ${viewCalls(lista)[which]}`, handler(lista)])) as Record<
    `POST ${ViewCalls[W]}`,
    H
  >

type ViewCalls = ReturnType<typeof viewCalls>

export const vistas = { ...ofEvery('read', read), ...ofEvery('save', save) } satisfies Partial<Handlers>
