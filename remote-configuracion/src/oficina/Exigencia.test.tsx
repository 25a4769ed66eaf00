import type { ExigenciaPaso } from '@backoffice/shared/contract'
import { renderRemote, testBackend, unUsuario, wholeStyles } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../module.tsx'

wholeStyles()

const backend = testBackend()
const SAVE = '/configuracion/exigir_paso'
const ninguna: ExigenciaPaso = { exigencia: null, sin: 3 }
const exigida: ExigenciaPaso = { exigencia: { dias: 14, vence: '2024-05-15T15:00:00.000Z' }, sin: 1 }

async function open(told: ExigenciaPaso) {
  backend.answers('POST /configuracion/exigencia_paso', () => told)
  const page = renderRemote(module, {
    ...{ base: '/configuracion', path: ['/dashboard', '/configuracion/perfil?vista=oficina'] },
    ...{ backend, usuario: unUsuario() },
  })
  return { ...page, card: within(await screen.findByRole('region', { name: 'Exigir segundo paso' })) }
}

it('[E-17] the office requires a second step after days of grace', async () => {
  const { user, card } = await open(ninguna)
  expect(card.getByText('3 personas aún no lo tienen.')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Exigir segundo paso' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Exigir segundo paso' }))
  const days = dialog.getByLabelText(/^Días de plazo/, { selector: 'input' })
  expect(days).toHaveValue('14')
  backend.answers(`POST ${SAVE}`, () => ({ msg: 'El segundo paso se exige a todos', ...exigida }))
  await user.clear(days)
  await user.type(days, '7')
  await user.click(dialog.getByRole('button', { name: 'Exigir segundo paso' }))
  expect(await card.findByText('Desde el 15 de mayo de 2024.')).toBeVisible()
  expect(backend.lastBody(SAVE)).toEqual({ dias: 7 })
  expect(card.getByText('1 persona aún no lo tiene.')).toBeVisible()
})

it('[E-17] and stops requiring it after a question', async () => {
  backend.answers(`POST ${SAVE}`, () => ({ msg: 'El segundo paso ya no se exige', ...ninguna }))
  const { user, card } = await open(exigida)
  await user.click(card.getByRole('button', { name: 'Dejar de exigir' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Dejar de exigir' }))
  await user.click(dialog.getByRole('button', { name: 'Dejar de exigir' }))
  expect(await card.findByText('Sin exigir')).toBeVisible()
  await waitFor(() => expect(backend.lastBody(SAVE)).toEqual({ dias: null }))
})
