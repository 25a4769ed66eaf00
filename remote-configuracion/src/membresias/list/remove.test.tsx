import { testBackend, type BackendKind } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { abrir, alba, boton, ELIMINAR, oro } from '../membresias.testing.tsx'

const kinds: BackendKind[] = ['ours', 'plain']

describe.each(kinds)('«Eliminar membresia» on a %s back end', (kind) => {
  const backend = testBackend({ kind })

  const eliminar = async () => {
    backend.data.membresias = [oro, alba]
    const page = abrir(backend)
    const row = within(await screen.findByRole('row', { name: /Oro/ }))
    await page.user.click(row.getByRole('button', { name: /^Eliminar / }))
    return { ...page, dialog: await screen.findByRole('alertdialog', { name: 'Eliminar membresia' }) }
  }
  const cerrado = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

  it('[M-04] [N-03] [N-04] names the plan and asks; «Si» deletes it', async () => {
    const { user, dialog } = await eliminar()
    expect(dialog).toHaveTextContent('¿Deseas eliminar la membresía Oro?')
    const answer = backend.knobs.hold(ELIMINAR)
    await user.click(boton('Si'))
    expect(boton('No')).toBeDisabled()
    await user.keyboard('{Escape}')
    expect(dialog).toBeVisible()
    answer()
    await cerrado()
    expect(backend.lastBody(ELIMINAR)).toEqual({ id: oro._id, ...(kind === 'ours' && { version: 3 }) })
    await waitFor(() => expect(screen.queryByRole('row', { name: /Oro/ })).not.toBeInTheDocument())
    expect(screen.getByRole('row', { name: /Alba/ })).toBeVisible()
    expect(screen.getByText('Membresía eliminada')).toBeVisible()
  })

  it('[M-04] «No» deletes nothing', async () => {
    const { user } = await eliminar()
    await user.click(boton('No'))
    await cerrado()
    expect(backend.callsTo(ELIMINAR)).toHaveLength(0)
  })

  it('[D41] a plan that someone changed meanwhile stays, and the list loads again', async () => {
    const { user } = await eliminar()
    backend.data.membresias = [{ ...oro, nombre: 'Oro nuevo', version: 4 }, alba]
    backend.knobs.failNext(ELIMINAR, 409, { msg: 'Otra persona la cambió' })
    await user.click(boton('Si'))
    await cerrado()
    expect(await screen.findByRole('row', { name: /Oro nuevo/ })).toBeVisible()
  })
})
