import { fireEvent, screen, waitFor } from '@testing-library/react'
import { textos } from './box/box.textos.ts'
import { CALL, opened, option, searchBackend } from '../testing/search.testing.tsx'
import { textos as barra } from './search.textos.ts'

const backend = searchBackend()

it('[E-02] Ctrl+K, / and the icon open it; Escape returns the focus', async () => {
  const { user } = await opened()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('/')
  await screen.findByRole('dialog', { name: textos.titulo })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const icon = screen.getByRole('button', { name: barra.abrir })
  await user.click(icon)
  await screen.findByRole('dialog', { name: textos.titulo })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(icon).toHaveFocus())
  expect(backend.callsTo(CALL)).toEqual([])
})

it('[E-02] a pasted text that is too long is kept whole, with a sentence, and asks nothing', async () => {
  const { user, field } = await opened()
  await user.paste('a'.repeat(101))
  expect(field).toHaveValue('a'.repeat(101))
  const sentences = screen.getAllByText('Admite como máximo 100 caracteres, y hay 101')
  expect(sentences.some((one) => one.getAttribute('role') === 'status')).toBe(true)
  expect(backend.callsTo(CALL)).toEqual([])
})

it('[E-02] keys of a composition take nothing', async () => {
  const { user, field, address } = await opened()
  await user.paste('usuarios')
  await option(/^Usuarios/)
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(screen.getByRole('dialog', { name: textos.titulo })).toBeVisible()
  expect(address()).toBe('/dashboard')
})

it('[E-02] its keys wait for an open dialog, and not for one that is closing', async () => {
  const { user } = await opened()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const other = document.body.appendChild(document.createElement('div'))
  other.setAttribute('role', 'alertdialog')
  other.dataset.state = 'open'
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  other.dataset.state = 'closed'
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog', { name: textos.titulo })
  other.remove()
})

it('[E-20] keys typed before the field is there arrive in it, Enter too, and reach nothing else', async () => {
  const { user, address } = await opened()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const behind = document.body.appendChild(document.createElement('input'))
  behind.focus()
  const field = () => screen.queryByRole('combobox', { name: textos.campo })
  fireEvent.keyDown(behind, { key: 'k', ctrlKey: true })
  for (const key of ['k', 'n', 'o', 'x', 'Backspace', 'e', 'm', 'i', 'Enter'])
    if (document.activeElement !== field()) expect(fireEvent.keyDown(behind, { key })).toBe(false)
  // A held key is the one that opened the box.
  fireEvent.keyDown(behind, { key: 'k', repeat: true })
  await waitFor(() => expect(field()).toHaveValue('knoemi'))
  behind.remove()
  expect(address()).toBe('/dashboard')
})
