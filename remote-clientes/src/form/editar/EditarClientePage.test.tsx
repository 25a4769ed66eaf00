import { emptyData, testBackend, unCliente, unId, type BackendKind } from '@backoffice/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { clienteVacio, type ClienteForm } from '../clienteForm.ts'
import { elegir, empresarial, escribir, guardar, personal, tituloDe } from '../form.testing.tsx'
import { abrirEditar, completo, EDITAR, editar } from './edit.testing.tsx'

const kinds: BackendKind[] = ['ours', 'plain']
const DETALLES = '/clientes/detalles'
const solo = unCliente({ apellido_paterno: null, apellido_materno: null, celular: null, email: null })

describe.each(kinds)('/clientes/editar/:id on a %s back end', (kind) => {
  const backend = testBackend({ kind, data: () => ({ ...emptyData(), clientes: [completo] }) })

  it('[F-11] [F-01] [F-02] [F-03] [D20] shows the client with régimen and giro chosen, and days unchanged', async () => {
    await editar(backend)
    expect(screen.getByRole('heading', { level: 1, name: 'Editar cliente' })).toBeVisible()
    expect(backend.lastBody(DETALLES)).toEqual({ id: completo._id })
    expect(personal('Nombre')).toHaveValue('Ana')
    expect(personal('Fecha de nacimiento')).toHaveValue('29/02/2000')
    expect(empresarial('Fecha de constitución')).toHaveValue('31/12/1999')
    expect(empresarial('Correo')).toHaveValue('hola@laespiga.mx')
    expect(empresarial('Número de empleados')).toHaveValue('0')
    expect(empresarial('Mínimo de ingresos anuales')).toHaveValue('-1,500.5')
    expect(empresarial('Tipo de persona')).toHaveDisplayValue('Física')
    await waitFor(() => expect(empresarial('Régimen fiscal')).toHaveDisplayValue('606 Arrendamiento'))
    await waitFor(() => expect(empresarial('Actividad empresarial')).toHaveDisplayValue('23 Construcción'))
  })

  it.each([
    ['every field', completo],
    ['the name alone', solo],
  ])(
    '[F-11] [N-03] [N-04] [D45] saved untouched, a client with %s stays exactly as it was',
    async (_, cliente) => {
      backend.data.clientes = [cliente]
      const { user, address } = await editar(backend)
      await user.click(guardar())
      await waitFor(() => expect(address()).toBe('/clientes'))
      expect(screen.getByText('Cambios guardados')).toBeVisible()
      const body = backend.lastBody(EDITAR) as Record<string, unknown>
      const campos = Object.keys(clienteVacio) as (keyof ClienteForm)[]
      const version = kind === 'ours' && { version: cliente.version }
      expect(body).toEqual({
        ...Object.fromEntries(campos.map((campo) => [campo, cliente[campo] ?? clienteVacio[campo]])),
        id: cliente._id,
        ...version,
      })
      const [guardado] = backend.data.clientes
      expect({ ...guardado, version: cliente.version }).toEqual(cliente)
    },
  )

  it('[F-11] [F-06] sends the whole form with the changes in it', async () => {
    const { user, address } = await editar(backend)
    await user.clear(personal('Correo'))
    await escribir(user, empresarial('Puesto'), ' general')
    await elegir(user, 'Tipo de persona', 'Moral')
    await user.click(guardar())
    await waitFor(() => expect(address()).toBe('/clientes'))
    expect(backend.lastBody(EDITAR)).toMatchObject({
      id: completo._id,
      nombre: 'Ana',
      email: '',
      puesto: 'Directora general',
      tipo_persona: 1,
      regimen_fiscal: null,
      giro: completo.giro,
    })
  })

  it('[F-09] without nombre it sends nothing', async () => {
    const { user } = await editar(backend)
    await user.clear(personal('Nombre'))
    await user.click(guardar())
    expect(await screen.findByRole('alert')).toHaveTextContent('Todos los campos son obligatorios')
    expect(personal('Nombre')).toHaveFocus()
    expect(backend.callsTo(EDITAR)).toHaveLength(0)
  })
})

describe('a client that can’t be loaded', () => {
  const backend = testBackend({ data: () => ({ ...emptyData(), clientes: [completo] }) })

  it('says so and loads it again on «Reintentar»', async () => {
    backend.knobs.failNext(DETALLES, 500)
    const { user } = abrirEditar(backend)
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('Guardar')).toBeVisible()
    expect(personal('Nombre')).toHaveValue('Ana')
  })

  it.each([unId(9), 'no-es-un-id'])(
    '[D24] a deleted or unknown client (%s) gets a sentence and a way back',
    async (id) => {
      const { user, address } = abrirEditar(backend, id)
      expect(await screen.findByText('Este cliente ya no existe')).toBeVisible()
      expect(screen.queryByText(/Se eliminó/)).not.toBeInTheDocument()
      await user.click(screen.getByRole('link', { name: 'Volver a Clientes' }))
      expect(address()).toBe('/clientes')
    },
  )
})

describe('when saving fails', () => {
  const backend = testBackend({ data: () => ({ ...emptyData(), clientes: [completo] }) })

  it.each<[number, string]>([
    [403, 'No hay permiso para hacer esto'],
    [404, 'Esto ya no existe'],
    [413, 'Es demasiado grande'],
    [415, 'Ese tipo de archivo no se admite'],
    [429, 'Demasiados intentos seguidos'],
    [500, 'El servidor tuvo un problema'],
  ])(
    '[D16] [D24] a %d keeps what was typed and says what to do, even without msg',
    async (status, titulo) => {
      const { user, address } = await editar(backend)
      await escribir(user, personal('Nombre'), ' María')
      backend.knobs.failNext(EDITAR, status)
      await user.click(guardar())
      expect(await screen.findByText(titulo)).toBeVisible()
      expect(screen.getByText(/Todo lo escrito sigue aquí/)).toBeVisible()
      expect(personal('Nombre')).toHaveValue('Ana María')
      await user.click(guardar())
      await waitFor(() => expect(address()).toBe('/clientes'))
      expect(backend.data.clientes[0]?.nombre).toBe('Ana María')
    },
  )

  it('[D35] without an answer everything stays, and can be sent again', async () => {
    const { user, address } = await editar(backend)
    await escribir(user, personal('Nombre'), ' María')
    backend.knobs.dropNext(EDITAR)
    await user.click(guardar())
    expect(await screen.findByText('El servidor no respondió')).toBeVisible()
    await user.click(guardar())
    await waitFor(() => expect(address()).toBe('/clientes'))
  })

  it('[D24] campos appear beside their fields; the first wrong one gets the focus, even in a closed section', async () => {
    const { user } = await editar(backend)
    await user.click(tituloDe('Información empresarial'))
    backend.knobs.failNext(EDITAR, 400, {
      msg: 'Hay datos que no son válidos',
      campos: { rfc: 'Admite como máximo 500 caracteres', giro: 'No está en el catálogo' },
    })
    await user.click(guardar())
    const rfc = empresarial('RFC')
    await waitFor(() => expect(rfc).toBeVisible())
    expect(rfc).toHaveAccessibleDescription('Admite como máximo 500 caracteres')
    await waitFor(() => expect(rfc).toHaveFocus())
    expect(screen.getByText('No está en el catálogo')).toBeVisible()
  })

  it('leaving a changed form asks first; an untouched one closes at once', async () => {
    const { user, address, unmount } = await editar(backend)
    await escribir(user, personal('Nombre'), ' María')
    await user.click(screen.getByText('Cancelar'))
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }))
    expect(address()).toBe(`/clientes/editar/${completo._id}`)
    expect(personal('Nombre')).toHaveValue('Ana María')
    unmount()
    const { user: otra, address: lugar } = await editar(backend)
    await otra.click(screen.getByText('Cancelar'))
    expect(lugar()).toBe('/clientes')
  })
})
