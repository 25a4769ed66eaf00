import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { translatedPages } from '../../testing/translatedPages.ts'
import { TextField } from '../form/fields/TextField.tsx'
import { renderForm } from '../testing/renderForm.tsx'
import { renderUi } from '../testing/renderUi.tsx'
import { catalog } from './catalog.ts'
import { isAlone } from './examples.ts'

translatedPages()

const components = Object.entries(catalog).flatMap(([door, examples]) =>
  Object.entries(examples).map(([name, states]) => [`${door}/${name}`, Object.values(states)] as const),
)
/** The translator answers once the change is made. */
const translated = () => act(() => Promise.resolve())

it.each(components)('%s goes from state to state in a translated page', async (_name, states) => {
  const shown = states.map((state) => (isAlone(state) ? state.alone : state))
  const { rerender, unmount } = renderUi(null)
  for (const state of [...shown, ...shown.toReversed()]) {
    rerender(state)
    await translated()
  }
  unmount()
})

it('[F-09] a corrected field of a translated page loses its warning, and nothing else', async () => {
  const { values } = renderForm(
    <TextField name="rfc" label="RFC" warn={(rfc) => (rfc === 'AB' ? 'Parece corto' : null)} />,
    { rfc: 'AB' },
  )
  expect(await screen.findByText('Parece corto')).toBeVisible()
  await translated()
  await userEvent.type(screen.getByRole('textbox', { name: 'RFC' }), 'C')
  await userEvent.tab()
  expect(screen.queryByText('Parece corto')).not.toBeInTheDocument()
  expect(values()).toEqual({ rfc: 'ABC' })
})
