import {
  emptyData,
  renderRemote,
  testBackend,
  unaAsesoria,
  unId,
  unUsuario,
} from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../../module.tsx'

const plan = unaAsesoria({ _id: unId(1), version: 7, motivo: 'Plan de ahorro' })
const otra = unaAsesoria({ _id: unId(2), cliente: 'Beto Díaz', motivo: 'Cierre fiscal' })
const data = () => ({ ...emptyData(), asesorias: [plan, otra] })
const ELIMINAR = '/asesorias/eliminar'

const boton = (name: string) => screen.getByRole('button', { name })
const cerrado = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
const abrir = (options: Parameters<typeof renderRemote>[1]) =>
  renderRemote(module, { base: '/asesorias', path: '/asesorias', ...options })

describe('«Eliminar asesoría»', () => {
  const backend = testBackend({ data })

  async function preguntar() {
    const page = abrir({ backend })
    const fila = await screen.findByRole('row', { name: /Plan de ahorro/ })
    await page.user.click(within(fila).getByRole('button', { name: /^Eliminar / }))
    return { ...page, dialog: await screen.findByRole('alertdialog', { name: 'Eliminar asesoría' }) }
  }

  it('[A-04] [D9] names motivo and client; «No» closes it without a call', async () => {
    const { user, dialog } = await preguntar()
    expect(dialog).toHaveTextContent('¿Eliminar la asesoría «Plan de ahorro» de Ana López Ruiz?')
    await user.click(boton('No'))
    await cerrado()
    expect(backend.callsTo(ELIMINAR)).toHaveLength(0)
  })

  it('[A-04] [G-18] [D37] [D41] «Si» deletes: both buttons wait, the dialog can’t be closed, then the row is gone', async () => {
    const { user } = await preguntar()
    const answer = backend.knobs.hold(ELIMINAR)
    await user.click(boton('Si'))
    expect(boton('No')).toBeDisabled()
    expect(boton('Si')).toHaveAttribute('aria-busy', 'true')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog')).toBeVisible()
    answer()
    await cerrado()
    await waitFor(() => expect(screen.queryByText('Plan de ahorro')).not.toBeInTheDocument())
    expect(screen.getByText('Cierre fiscal')).toBeInTheDocument()
    expect(screen.getByText('Asesoría eliminada')).toBeVisible()
    expect(backend.callsTo(ELIMINAR).map(({ body }) => body)).toEqual([{ id: plan._id, version: 7 }])
  })

  it('[A-04] [D35] without an answer it stays open and says so', async () => {
    const { user, dialog } = await preguntar()
    backend.knobs.dropNext(ELIMINAR)
    await user.click(boton('Si'))
    expect(await within(dialog).findByText('El servidor no respondió')).toBeVisible()
    await user.click(boton('Si'))
    await cerrado()
    expect(backend.data.asesorias).toHaveLength(1)
  })

  it('[D41] an advisory that someone changed meanwhile stays, and the list shows the current data', async () => {
    const { user } = await preguntar()
    backend.data.asesorias = [{ ...plan, version: 8, motivo: 'Plan nuevo' }, otra]
    await user.click(boton('Si'))
    await cerrado()
    expect(await screen.findByText('Plan nuevo')).toBeInTheDocument()
  })

  it('[D18] is offered to people who may edit', async () => {
    const asesorias = { ver: true, detalles: true }
    abrir({ backend, usuario: unUsuario({ permisos: { asesorias } }) })
    expect(await screen.findByText('Plan de ahorro')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Eliminar / })).not.toBeInTheDocument()
  })
})

describe('on a plain back end', () => {
  const backend = testBackend({ kind: 'plain', data })

  it('[D38] offers neither delete, edit nor export', async () => {
    abrir({ backend })
    expect(await screen.findByText('Plan de ahorro')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Eliminar|Exportar/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^Editar / })).not.toBeInTheDocument()
  })
})
