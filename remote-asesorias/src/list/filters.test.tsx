import { controlsOf, renderRemote, testBackend, unaAsesoria, unId } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import module from '../module.tsx'

const backend = testBackend()

async function openDialog(path = '/asesorias') {
  backend.data.asesorias = [
    unaAsesoria({ _id: unId(1), cliente: 'Ana López' }),
    unaAsesoria({ _id: unId(2), cliente: 'Beto Díaz', finalizacion: '2024-05-20', status: 1 }),
  ]
  const shown = renderRemote(module, { base: '/asesorias', path, backend })
  await screen.findByRole('table')
  await shown.user.click(screen.getByRole('button', { name: 'Filtros de búsqueda' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtrar asesorías' }))
  return { ...shown, dialog }
}

/** Pasting is a single event; typing would be one for each letter. */
const fillIn =
  (user: UserEvent, dialog: ReturnType<typeof within>) => async (label: string, text: string) => {
    await user.click(dialog.getByLabelText(label))
    await user.paste(text)
  }

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('Filtrar asesorías', () => {
  it('[A-03] searches by client, status and days of creation', async () => {
    const { user, dialog, address } = await openDialog()
    const fill = fillIn(user, dialog)
    await fill('Cliente', 'beto')
    expect(dialog.getByRole('checkbox', { name: 'En curso' })).toBeChecked()
    await user.click(dialog.getByRole('checkbox', { name: 'Finalizada' }))
    await fill('Desde', '01/01/2024')
    await fill('Hasta', '31/12/2024')
    await user.click(dialog.getByRole('button', { name: 'Buscar' }))
    await closed()
    expect(backend.lastBody('/asesorias/listar')).toMatchObject({
      cliente: 'beto',
      status: [0, 1],
      fecha_inicio: '2024-01-01',
      fecha_fin: '2024-12-31',
    })
    expect(await screen.findByText('Beto Díaz')).toBeInTheDocument()
    expect(screen.queryByText('Ana López')).not.toBeInTheDocument()
    expect(new URLSearchParams(address().split('?')[1]).get('cliente')).toBe('beto')
  })

  it('[E-18] searches by kind; without that filter the call is the specification’s', async () => {
    const { user, dialog, address } = await openDialog()
    expect(backend.lastBody('/asesorias/listar')).not.toHaveProperty('tipo')
    await user.click(dialog.getByRole('checkbox', { name: 'Deportiva' }))
    await user.click(dialog.getByRole('button', { name: 'Buscar' }))
    await closed()
    expect(backend.lastBody('/asesorias/listar')).toMatchObject({ tipo: [1] })
    expect(address()).toContain('tipo=1')
    expect(await screen.findByRole('button', { name: 'Quitar filtro Tipo: Deportiva' })).toBeVisible()
  })

  it('[A-03] [D17] while it searches nothing in it works, calendars and boxes included', async () => {
    const { user, dialog } = await openDialog()
    const answer = backend.knobs.hold('/asesorias/listar')
    await user.click(dialog.getByRole('button', { name: 'Buscar' }))
    for (const control of controlsOf(screen.getByRole('dialog'))) expect(control).toBeDisabled()
    answer()
    await closed()
  })

  it('[A-03] [D8] «Buscar todos» requests every status, and the address says so', async () => {
    const { user, dialog, address } = await openDialog()
    await user.click(dialog.getByRole('button', { name: 'Buscar todos' }))
    await closed()
    expect(backend.lastBody('/asesorias/listar')).toMatchObject({ cliente: '', status: [] })
    expect(await screen.findByText('Beto Díaz')).toBeInTheDocument()
    expect(address()).toBe('/asesorias?status=')
  })
})
