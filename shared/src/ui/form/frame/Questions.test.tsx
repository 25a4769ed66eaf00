import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderUi } from '../../testing/renderUi.tsx'
import { Questions, type QuestionsProps } from './Questions.tsx'

// Required once, so that all tests share one React.
const mockDialogs = jest.requireActual<object>('../../dialog/index.ts')
const mockLoad = jest.fn(() => mockDialogs)
jest.mock('../../dialog/index.ts', () => mockLoad())

const notLoaded = () => {
  throw new Error('404')
}
const stay = jest.fn()
const leave = jest.fn()
const changes = { dirty: false, asking: false, stay, leave }
const conflict = {
  open: false,
  title: 'Otra persona cambió este cliente',
  fields: [],
  onKeep: jest.fn(),
  onTakeTheirs: jest.fn(),
  onSaveMine: jest.fn(),
}

beforeEach(() => {
  jest.resetModules()
  jest.clearAllMocks()
})
afterEach(() => jest.restoreAllMocks())

const show = (props: QuestionsProps) => {
  const { rerender } = renderUi(<Questions {...props} />)
  return (next: QuestionsProps) => rerender(<Questions {...next} />)
}

it('an unchanged form has no code of dialogs; its first change loads it, and then they open without any', async () => {
  const update = show({ changes })
  expect(mockLoad).not.toHaveBeenCalled()
  update({ changes: { ...changes, dirty: true } })
  await waitFor(() => expect(mockLoad).toHaveBeenCalledTimes(1))
  update({ changes: { ...changes, dirty: true, asking: true } })
  const dialog = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })
  expect(dialog).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' }))
  expect(leave).toHaveBeenCalledTimes(1)
  expect(mockLoad).toHaveBeenCalledTimes(1)
})

it.each([
  [true, leave, stay],
  [false, stay, leave],
])('without that code the browser asks, and its answer %s counts', async (answer, called, other) => {
  mockLoad.mockImplementationOnce(notLoaded)
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(answer)
  show({ changes: { ...changes, asking: true } })
  await waitFor(() => expect(called).toHaveBeenCalledTimes(1))
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('¿Salir sin guardar?'))
  expect(other).not.toHaveBeenCalled()
})

it('a failed load that nobody waited for is silent, and the next question loads again', async () => {
  mockLoad.mockImplementationOnce(notLoaded)
  const confirm = jest.spyOn(window, 'confirm')
  const update = show({ changes: { ...changes, dirty: true } })
  await waitFor(() => expect(mockLoad).toHaveBeenCalledTimes(1))
  update({ changes: { ...changes, dirty: true, asking: true } })
  expect(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeVisible()
  expect(confirm).not.toHaveBeenCalled()
})

it('[D41] a conflict that can’t be shown leads back to the form; the next one loads again', async () => {
  mockLoad.mockImplementationOnce(notLoaded)
  const update = show({ changes, conflict: { ...conflict, open: true } })
  await waitFor(() => expect(conflict.onKeep).toHaveBeenCalledTimes(1))
  update({ changes, conflict })
  update({ changes, conflict: { ...conflict, open: true } })
  expect(await screen.findByRole('alertdialog', { name: conflict.title })).toBeVisible()
})
