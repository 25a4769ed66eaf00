import { testBackend, unaContratacion, unaNota, unId } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { abrirPerfil, ana, seccion } from '../perfil.testing.tsx'

const backend = testBackend()
const HISTORIA = '/clientes/historia'

async function abrirHistoria() {
  const { user } = await abrirPerfil(backend)
  expect(backend.callsTo(HISTORIA)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Historia' }))
  const historia = within(seccion('Historia'))
  await historia.findByRole('list', { name: 'Historia' })
  return { user, historia }
}

it('[E-10] shows what happened, newest first, and only one kind when asked', async () => {
  backend.data.notas = [unaNota()]
  backend.data.contrataciones = [unaContratacion()]
  const { user, historia } = await abrirHistoria()
  const what = () =>
    historia.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)
  expect(what().slice(0, 2)).toEqual(['Tarea', 'Membresía contratada'])
  await user.click(historia.getByRole('button', { name: 'Membresías' }))
  await waitFor(() => expect(what()).toEqual(['Membresía contratada']))
  expect(
    historia.getByText('Básica · $ 499.50 · Del 1 de abril de 2024 al 30 de abril de 2024'),
  ).toBeVisible()
  expect(backend.lastBody(HISTORIA)).toEqual({ id_cliente: ana._id, tipos: ['contratacion'] })
  expect(historia.getByRole('button', { name: 'Membresías' })).toHaveAttribute('aria-pressed', 'true')
})

it('[E-10] «Ver más» reads the next page by its cursor', async () => {
  backend.data.notas = Array.from({ length: 25 }, (_, n) => unaNota({ _id: unId(0x800 + n) }))
  const { user, historia } = await abrirHistoria()
  expect(historia.getAllByRole('listitem')).toHaveLength(20)
  await user.click(historia.getByRole('button', { name: 'Ver más' }))
  await waitFor(() => expect(historia.getAllByRole('listitem')).toHaveLength(26))
  expect(historia.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument()
  expect(backend.lastBody(HISTORIA)).toEqual({ id_cliente: ana._id, despues: expect.any(String) })
})
