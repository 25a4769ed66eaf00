import { hasPermission } from '@backoffice/shared'
import { plain, wordsOf } from '@backoffice/shared/contract'
import { nombreCompleto } from '@backoffice/shared/format'
import { type Backend, unCliente, unEjemplo, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { registry } from '@backoffice/entrega/page'
import { hostBackend, renderHost } from '../testing/renderHost.tsx'
import { textos } from '../search/box/box.textos.ts'
import { forgetRecent } from '../search/recent/forget.ts'

export const CALL = '/busqueda/buscar'
let backend: Backend
export const noemi = unCliente({
  _id: unId(0x21),
  nombre: 'Noemí',
  apellido_paterno: 'Martínez',
  apellido_materno: null,
  celular: '(477) 988-0779',
  nombre_comercial: 'Café Ñandú',
})
export const ana = unCliente({ _id: unId(0x22), nombre: 'Ana', apellido_paterno: 'Martínez' })

/** Answers with what has every word, among the rows that the person may see. */
export const answerSearch = (backend: Backend): void =>
  backend.answers('POST /busqueda/buscar', ({ texto }, { data, usuario }) => {
    const key = (text: string) => plain(text).replaceAll(/[()-]/g, '')
    const has = (...texts: (string | null | undefined)[]) =>
      wordsOf(texto).every((word) => texts.some((one) => key(one ?? '').includes(key(word))))
    const sees = (permiso: string) => hasPermission(usuario, permiso)
    const people = data.clientes.map((one) => ({ ...one, nombre: nombreCompleto(one) }))
    return {
      // The groups of the other lists are empty.
      ...unEjemplo('POST /busqueda/buscar'),
      clientes: people
        .filter((one) => sees('clientes.ver') && has(one.nombre, one.celular, one.email))
        .slice(0, 5)
        .map((one) => ({ ...one, empresa: one.nombre_comercial })),
      asesorias: data.asesorias.filter((one) => sees('asesorias.ver') && has(one.motivo, one.cliente)),
      archivos: data.archivos
        .filter((one) => sees('clientes.detalles') && has(one.nombre))
        .map((one) => ({ ...one, cliente: people.find(({ _id }) => _id === one.id_cliente)?.nombre ?? '' })),
    }
  })

/** The back end of a test file whose office has these two; call it once, at the top. */
export function searchBackend(): Backend {
  backend = hostBackend()
  beforeEach(() => {
    backend.data.clientes = [noemi, ana]
    backend.data.asesorias = []
    backend.data.archivos = []
    answerSearch(backend)
  })
  afterEach(forgetRecent)
  return backend
}

/** Opens the box, and waits for its field. */
export async function opened(usuario = unUsuario(), keys = '{Control>}k{/Control}') {
  await registry.refresh()
  const host = renderHost(backend, '/dashboard', { usuario })
  await screen.findByText('Rosa Méndez')
  await host.user.keyboard(keys)
  const field = await screen.findByRole('combobox', { name: textos.campo })
  await waitFor(() => expect(field).toHaveFocus())
  return { ...host, field }
}

export const option = (name: RegExp) => screen.findByRole('option', { name })
/** The texts of a group of options. */
export const groupOf = async (title: string) =>
  within(await screen.findByRole('group', { name: title }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
