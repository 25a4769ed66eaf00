import { render, screen } from '@testing-library/react'

const Screen = () => (
  <main>
    <h1>Clientes</h1>
    {Array.from({ length: 60 }, (_, index) => (
      <button key={index} type="button">{`Botón ${index}`}</button>
    ))}
    <label>
      Nombre <input defaultValue="Ana" />
    </label>
    <a href="/clientes/nuevo">Agregar cliente</a>
    <p aria-hidden>de adorno</p>
  </main>
)

const messageOf = async (query: () => unknown) => {
  try {
    await query()
  } catch (error) {
    return (error as Error).message
  }
  return 'nothing failed'
}

it('a failed query says in one page what was asked and what is on the screen, the role it asked for first', async () => {
  render(<Screen />)
  const message = await messageOf(() => screen.getByRole('link', { name: 'Agregar' }))
  const lines = message.split('\n')
  expect(lines.slice(0, 5)).toEqual([
    'Unable to find an accessible element with the role "link" and name "Agregar"',
    '',
    'On the screen:',
    '  link «Agregar cliente»',
    '  heading «Clientes»',
  ])
  expect(lines).toHaveLength(3 + 24 + 1)
  expect(lines.at(-1)).toMatch(/… and \d+ more/)
  expect(message).not.toContain('de adorno')
})

it('so does one that waited, once, and values are named', async () => {
  render(<Screen />)
  const message = await messageOf(() => screen.findByText('Clienta', {}, { timeout: 60 }))
  expect(message.match(/On the screen/g)).toHaveLength(1)
  expect(message).toContain('Unable to find an element with the text: Clienta')
  const role = await messageOf(() => screen.getByRole('textbox', { name: 'Apellido' }))
  expect(role).toContain('textbox «Nombre» = «Ana»')
})
