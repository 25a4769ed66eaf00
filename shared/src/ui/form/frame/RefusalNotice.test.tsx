import { renderUi } from '../../testing/renderUi.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import type { Refused } from '../refusal.ts'

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

it.each<[string, Partial<Refused>, string]>([
  [
    '[D24] [D40]',
    { status: 409, msg: 'El correo no está disponible' },
    'El correo no está disponible. Todo lo escrito',
  ],
  [
    '[D22]',
    { status: 403, msg: 'No se pueden dar permisos que no se tienen' },
    'No se pueden dar permisos que no se tienen.',
  ],
  ['[D27]', { status: 429, msg: 'Hay que esperar 30 segundos' }, 'Hay que esperar 30 segundos.'],
])('%s the server’s own sentence stays in the page, ended with its full stop: %j', (_, own, sentence) => {
  renderUi(<RefusalNotice error={refused(own)} keeps />)
  expect(notice()).toHaveTextContent(sentence)
})

it('[D24] does not repeat the title', () => {
  renderUi(<RefusalNotice error={refused({ status: 403, msg: 'No hay permiso para hacer esto' })} />)
  expect(notice()).toHaveTextContent('Lo puede dar quien administra los usuarios.')
})

it.each<[Partial<Refused>]>([[{ kind: 'no-answer', status: null }], [{ status: 500 }]])(
  '[D35] a failed query mentions no change: %j',
  (own) => {
    renderUi(<RefusalNotice error={refused(own)} reading />)
    expect(notice()).toHaveTextContent('Se puede intentar de nuevo')
    expect(notice()).not.toHaveTextContent('cambio')
  },
)

it.each(['aborted', 'signed-out'])('has nothing to say of a call that was %s', (kind) => {
  renderUi(<RefusalNotice error={refused({ kind, status: null })} />)
  expect(notice()).not.toBeInTheDocument()
})

it.each<[boolean, string]>([
  [
    false,
    'Sin conexión No se sabe si el cambio se hizo. Se puede intentar de nuevo en cuanto vuelva. Todo lo escrito',
  ],
  [true, 'Sin conexión Se puede intentar de nuevo en cuanto vuelva. Todo lo escrito'],
])('[D35] without connection it says so, and nothing of the server (reading: %s)', (reading, sentence) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderUi(<RefusalNotice error={refused({ kind: 'no-answer', status: null })} keeps reading={reading} />)
  expect(notice()?.textContent?.replaceAll(/(?<=Sin conexión)/g, ' ')).toContain(sentence)
  jest.restoreAllMocks()
})
