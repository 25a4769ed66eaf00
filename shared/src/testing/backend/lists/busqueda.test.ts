import { ejemplosDeBusqueda, personasDeEjemplo } from '../../../contract/index.ts'
import { unaAsesoria, unCliente, unId, unUsuario } from '../../builders.ts'
import { Backend, type BackendKind } from '../Backend.ts'
import { emptyData } from '../emptyData.ts'

const clientes = personasDeEjemplo.map((persona, i) => unCliente({ ...persona, _id: unId(i + 1) }))
const usuarios = personasDeEjemplo.map(({ nombre, apellido_paterno, apellido_materno, email }, i) =>
  unUsuario({ _id: unId(0x400 + i), nombre, apellido_paterno, apellido_materno, email }),
)
const asesorias = clientes.map(({ _id, nombre, apellido_paterno, apellido_materno }, i) => ({
  ...unaAsesoria({
    _id: unId(0x200 + i),
    cliente: [nombre, apellido_paterno, apellido_materno].filter(Boolean).join(' '),
    motivo: nombre,
  }),
  id_cliente: _id,
}))

type Path = keyof typeof ejemplosDeBusqueda

const names = { nombre: '', apellido_paterno: '', apellido_materno: '' }
const days = { fecha_inicio: null, fecha_fin: null }
/** What a request of each list names in any case, as a server of the plain contract requires. */
const members: Record<Path, object> = {
  '/clientes/listar': { ...names, celular: '', email: '' },
  '/clientes/listar_avanzado': {},
  '/asesorias/listar': { status: [], ...days },
  '/usuarios/listar': { ...names, ...days, id: '', tipo: null },
}

async function found(kind: BackendKind, path: Path, filtro: object): Promise<unknown[]> {
  const backend = new Backend(kind, () => ({ ...emptyData(), clientes, asesorias, usuarios }))
  const headers = { 'x-auth-token': backend.signIn(unUsuario()), 'content-type': 'application/json' }
  const body = { ...members[path], ...filtro }
  const answer = (await backend.handle({ method: 'POST', path, body, headers })) as { body: object }
  const [rows] = Object.values(answer.body) as { nombre?: string; motivo?: string }[][]
  return (rows ?? []).map(({ nombre, motivo }) => nombre ?? motivo)
}

describe.each(Object.entries(ejemplosDeBusqueda))('%s', (path, ejemplos) => {
  it.each(ejemplos.map((one) => [JSON.stringify(one[0]), ...one] as const))(
    '[E-01] %s',
    async (_, filtro, encuentra) => {
      for (const kind of ['ours', 'plain'] as const)
        expect((await found(kind, path as Path, filtro)).toSorted()).toEqual([...encuentra].sort())
    },
  )
})
