import {
  emptyData,
  renderRemote,
  testBackend,
  unCliente,
  unId,
  type BackendKind,
} from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ClientesPage } from '../ClientesPage.tsx'

const kinds: BackendKind[] = ['ours', 'plain']
const ana = unCliente({ _id: unId(1), version: 7 })
const beatriz = unCliente({ _id: unId(2), nombre: 'Beatriz', apellido_materno: null })

describe.each(kinds)('«Eliminar cliente» on a %s back end', (kind) => {
  const backend = testBackend({ kind, data: () => ({ ...emptyData(), clientes: [ana, beatriz] }) })

  const abrir = async (nombre: RegExp = /Ana/) => {
    const page = renderRemote(<ClientesPage />, { base: '/clientes', path: '/clientes', backend })
    const fila = await screen.findByRole('row', { name: nombre })
    await page.user.click(within(fila).getByRole('button', { name: /^Eliminar / }))
    return { ...page, dialog: await screen.findByRole('alertdialog', { name: 'Eliminar cliente' }) }
  }
  const boton = (name: string) => screen.getByRole('button', { name })
  const cerrado = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

  it('[C-07] [C-10] [D19] names the client in full and offers No and Si', async () => {
    const { dialog } = await abrir()
    expect(dialog).toHaveTextContent('Ana López Ruiz')
    expect(boton('No')).toBeEnabled()
    expect(boton('Si')).toBeEnabled()
  })

  it('[C-10] the name of a client without a second surname has none', async () => {
    const { dialog } = await abrir(/Beatriz/)
    expect(dialog).toHaveTextContent('¿Eliminar al cliente Beatriz López?')
  })

  it('[C-10] «No» closes it without a call', async () => {
    const { user } = await abrir()
    await user.click(boton('No'))
    await cerrado()
    expect(backend.callsTo('/clientes/eliminar')).toHaveLength(0)
    expect(screen.getByRole('row', { name: /Ana/ })).toBeVisible()
  })

  it('[C-10] [D37] [D41] [N-03] «Si» deletes: both buttons wait, then the dialog closes and the row is gone', async () => {
    const { user } = await abrir()
    const answer = backend.knobs.hold('/clientes/eliminar')
    await user.click(boton('Si'))
    expect(boton('No')).toBeDisabled()
    expect(boton('Si')).toHaveAttribute('aria-busy', 'true')
    await user.click(boton('Si'))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog')).toBeVisible()

    answer()
    await cerrado()
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ana/ })).not.toBeInTheDocument())
    expect(screen.getByRole('row', { name: /Beatriz/ })).toBeVisible()
    expect(screen.getByText('Cliente eliminado')).toBeVisible()
    const [call, ...others] = backend.callsTo('/clientes/eliminar')
    expect(others).toHaveLength(0)
    expect(call?.method).toBe('POST')
    // The plain contract has no version: the call is the specification's, and the list in memory is patched.
    expect(call?.body).toEqual(kind === 'ours' ? { id: ana._id, version: 7 } : { id: ana._id })
    expect(backend.callsTo('/clientes/listar')).toHaveLength(kind === 'ours' ? 2 : 1)
  })

  it('[D41] a client that someone changed meanwhile stays, and the list shows the current data', async () => {
    const { user } = await abrir()
    backend.data.clientes = [{ ...ana, version: 8, nombre: 'Ana María' }, beatriz]
    backend.knobs.failNext('/clientes/eliminar', 409, { msg: 'Otra persona cambió este cliente' })
    await user.click(boton('Si'))
    await cerrado()
    expect(await screen.findByRole('row', { name: /Ana María/ })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Otra persona cambió este cliente')
  })

  it('[C-10] [D24] a failure of the server without a sentence does not look like a deletion', async () => {
    const { user, dialog } = await abrir()
    backend.knobs.failNext('/clientes/eliminar', 500)
    await user.click(boton('Si'))
    expect(await within(dialog).findByText('El servidor tuvo un problema')).toBeVisible()
    expect(boton('No')).toBeEnabled()
    await user.click(boton('Si'))
    await cerrado()
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ana/ })).not.toBeInTheDocument())
  })

  it('[D35] without an answer it stays open, says that the outcome is unknown, and can be tried again', async () => {
    const { user, dialog } = await abrir()
    backend.knobs.dropNext('/clientes/eliminar')
    await user.click(boton('Si'))
    expect(await within(dialog).findByText(/no se sabe si el cliente se eliminó/)).toBeVisible()
    await user.click(boton('Si'))
    await cerrado()
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ana/ })).not.toBeInTheDocument())
  })

  it('[E-05] [D38] «Deshacer» brings the client back in one click, where the server can restore', async () => {
    const { user } = await abrir()
    await user.click(boton('Si'))
    expect(await screen.findByText('Cliente eliminado')).toBeVisible()
    await cerrado()
    if (kind === 'plain') {
      expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
      return
    }
    await user.click(boton('Deshacer'))
    expect(await screen.findByRole('row', { name: /Ana/ })).toBeInTheDocument()
    expect(backend.lastBody('/clientes/restaurar')).toEqual({ id: ana._id })
  })
})
