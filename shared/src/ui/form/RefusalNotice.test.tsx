import { renderUi } from '../testing/renderUi'
import { RefusalNotice } from './RefusalNotice'
import type { Refused } from './refusal'

const refused = (own: Partial<Refused>): Refused => ({
  kind: 'answer',
  status: 500,
  msg: null,
  campos: {},
  ...own,
})

const notice = () => document.querySelector('div[role=status]')

it.each<[Partial<Refused>, string]>([
  [{ kind: 'no-answer', status: null }, 'El servidor no respondió'],
  [{ status: 400, campos: { web: 'No es una dirección' } }, 'Hay datos que corregir'],
  [{ status: 400, msg: 'El plan ya no se ofrece' }, 'El plan ya no se ofrece'],
  [{ status: 403 }, 'No hay permiso'],
  [{ status: 404 }, 'ya no existe'],
  [{ status: 409, msg: 'El correo no está disponible' }, 'El correo no está disponible'],
  [{ status: 413 }, 'demasiado grande'],
  [{ status: 415 }, 'no se admite'],
  [{ status: 429 }, 'Hay que esperar'],
  [{ status: 500 }, 'El servidor tuvo un problema'],
])('[D24] says what %j means and that nothing is lost', (own, sentence) => {
  renderUi(<RefusalNotice error={refused(own)} keeps />)
  expect(notice()).toHaveTextContent(sentence)
  expect(notice()).toHaveTextContent('Todo lo escrito sigue aquí.')
})

it.each(['aborted', 'signed-out'])('has nothing to say of a call that was %s', (kind) => {
  renderUi(<RefusalNotice error={refused({ kind, status: null })} />)
  expect(notice()).not.toBeInTheDocument()
})
