import { addAlert } from '@backoffice/shared'
import { useForm } from '@backoffice/shared/form'
import { unUsuario } from '@backoffice/shared/testing'
import { Form, TextField } from '@backoffice/shared/ui/form'
import { UiProvider } from '@backoffice/shared/ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { registry } from '@backoffice/entrega/page'
import { hostBackend, renderHost } from '../testing/renderHost.tsx'
import { textos as buscador } from '../search/box/box.textos.ts'
import { textos } from './dialog/dialog.textos.ts'
import { shortcuts } from './dialog/shortcuts.ts'

const backend = hostBackend()

async function opened(usuario = unUsuario()) {
  await registry.refresh()
  const host = renderHost(backend, '/dashboard', { usuario })
  await screen.findByText('Rosa Méndez')
  return host
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const box = () => screen.findByRole('combobox', { name: buscador.campo })

/** What proves each of the keys that the dialog lists; the keys of the box are proved in search.test.tsx. */
const proofs: Record<string, (keys: string) => Promise<void>> = {
  'Control+K': opensBox('{Control>}k{/Control}'),
  '/': opensBox('/'),
  '?': opens('?', () => screen.findByRole('dialog', { name: textos.titulo })),
  'Control+Z': acts('{Control>}z{/Control}'),
  F6: async () => {
    const { user } = await opened()
    act(() => void showUndo(() => undefined))
    const button = await screen.findByRole('button', { name: 'Deshacer' })
    await user.keyboard('{F6}')
    expect(button).toHaveFocus()
  },
  Escape: async () => {
    const { user } = await opened()
    await user.keyboard('?')
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await gone()
  },
  'Control+Enter': sends('{Control>}{Enter}{/Control}'),
  'Control+S': sends('{Control>}s{/Control}'),
}
const ofTheBox = ['ArrowDown', 'ArrowUp', 'Enter']

const listed = [...new Set(shortcuts.flatMap(({ keys }) => keys.split(' ')))]

it('[E-20] every key that the dialog lists is proved here', () => {
  expect([...Object.keys(proofs), ...ofTheBox].sort()).toEqual([...listed].sort())
})

it.each(Object.keys(proofs))('[E-20] «%s» does what the list says', (keys) => proofs[keys]!(keys))

it('[E-20] ? shows the shortcuts, by place, with those of the remotes that this person may use', async () => {
  const { user } = await opened()
  await user.keyboard('?')
  const dialog = within(await screen.findByRole('dialog', { name: textos.titulo }))
  const titles = (await dialog.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)
  expect(titles).toEqual([...Object.values(textos.lugares), 'En la agenda, con el foco en una asesoría'])
  expect(dialog.getByText(textos.hace.buscar).parentElement).toHaveTextContent('Ctrl + K o /')
  expect(dialog.getByText('Pasarla a otro día o a otra hora').nextElementSibling).toHaveTextContent(
    'Mayús + ← → ↑ ↓',
  )
})

it('[E-20] [D49] without the permission a remote tells nothing', async () => {
  const { user } = await opened(unUsuario({ permisos: { asesorias: { ver: true } } }))
  await user.keyboard('?')
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(3)
})

it('[E-20] ? is a letter in a field; the box leads there too, for a pointer', async () => {
  const { user } = await opened()
  await user.keyboard('/')
  const field = await box()
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard('?')
  expect(field).toHaveValue('?')
  await user.click(screen.getByRole('button', { name: buscador.atajos }))
  expect(await screen.findByRole('dialog', { name: textos.titulo })).toBeVisible()
})

function opens(typed: string, found: () => Promise<HTMLElement>) {
  return async () => {
    const { user } = await opened()
    await user.keyboard(typed)
    expect(await found()).toBeVisible()
  }
}

function opensBox(typed: string) {
  return opens(typed, box)
}

const showUndo = (run: () => void) =>
  addAlert('Cliente eliminado', 'success', 60_000, { label: 'Deshacer', run })

function acts(typed: string) {
  return async () => {
    const { user } = await opened()
    const undo = jest.fn()
    act(() => void showUndo(undo))
    await screen.findByRole('button', { name: 'Deshacer' })
    await user.keyboard(typed)
    expect(undo).toHaveBeenCalledTimes(1)
  }
}

function sends(typed: string) {
  return async () => {
    const save = jest.fn()
    const Page = () => (
      <Form form={useForm({ defaultValues: { nombre: 'Ana' } })} onSubmit={save}>
        <TextField name="nombre" label="Nombre" />
      </Form>
    )
    render(<Page />, { wrapper: UiProvider })
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.keyboard(typed)
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  }
}
