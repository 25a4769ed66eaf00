import { render } from '@testing-library/react'
import { styleFolder, useRemoteStyles } from './remote-styles.ts'

function Shown({ name }: { name: string }) {
  useRemoteStyles(name)
  return null
}

function sheet(href: string) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return link
}
const inForce = (link: HTMLLinkElement) => link.media !== 'not all'

const folder = (name: string, release = '1') => `${window.location.origin}/remotes/${name}/${release}/`

beforeEach(() => {
  document.head.innerHTML = ''
  styleFolder('clientes', `${folder('clientes')}mf-manifest.json`)
  styleFolder('usuarios', `${folder('usuarios')}mf-manifest.json`)
})

it('the styles of a remote stop applying when people leave it, and apply again when they return', () => {
  const own = sheet(`${folder('clientes')}753.css`)
  const { rerender } = render(<Shown name="clientes" />)
  expect(inForce(own)).toBe(true)
  rerender(<Shown name="usuarios" />)
  expect(inForce(own)).toBe(false)
  rerender(<Shown name="clientes" />)
  expect(inForce(own)).toBe(true)
})

it('showing a remote never changes the styles of the host or of another remote', () => {
  const host = sheet('/assets/main.css')
  const other = sheet(`${folder('usuarios')}1.css`)
  const { unmount } = render(<Shown name="clientes" />)
  unmount()
  expect([host, other].map(inForce)).toEqual([true, true])
})

it('a component of a remote keeps its styles on another remote’s page', () => {
  const own = sheet(`${folder('clientes')}753.css`)
  const page = render(<Shown name="clientes" />)
  const component = render(<Shown name="clientes" />)
  page.unmount()
  expect(inForce(own)).toBe(true)
  component.unmount()
  expect(inForce(own)).toBe(false)
})

it('styles that arrive after people left their page do not apply', () => {
  const { unmount } = render(<Shown name="clientes" />)
  unmount()
  const late = sheet(`${folder('clientes')}late.css`)
  late.dispatchEvent(new Event('load'))
  expect(inForce(late)).toBe(false)
})

it('a second release under an open tab counts as the same remote', () => {
  styleFolder('clientes', `${folder('clientes', '2')}mf-manifest.json`)
  const old = sheet(`${folder('clientes')}753.css`)
  const next = sheet(`${folder('clientes', '2')}753.css`)
  render(<Shown name="clientes" />).unmount()
  expect([old, next].map(inForce)).toEqual([false, false])
})
