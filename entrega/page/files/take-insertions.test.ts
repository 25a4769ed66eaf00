import { addHashes, allowUnsealed } from './hashes.ts'
import { takeInsertions } from './take-insertions.ts'

const base = 'http://afuera.example/remotes/taller/1/mf-manifest.json'
const fileUrl = (file: string) => new URL(file, base).href

beforeAll(takeInsertions)
beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' })
  addHashes(base, { 'later.js': 'sha384-uno', 'later.css': 'sha384-dos' })
})
afterEach(() => {
  document.head.replaceChildren()
  jest.restoreAllMocks()
})

const tick = () => new Promise((resolve) => setTimeout(resolve))
const inPage = () => document.head.querySelector<HTMLScriptElement | HTMLLinkElement>('script, link')

/** An element as webpack's loader creates it. */
function script(file: string) {
  const element = document.createElement('script')
  element.src = fileUrl(file)
  return element
}
function style(file: string) {
  const element = document.createElement('link')
  element.rel = 'stylesheet'
  element.href = fileUrl(file)
  return element
}

const ways: [string, (element: HTMLElement) => unknown][] = [
  ['head.appendChild', (element) => document.head.appendChild(element)],
  ['head.insertBefore', (element) => document.head.insertBefore(element, null)],
  ['head.append', (element) => document.head.append('', element)],
  ['head.prepend', (element) => document.head.prepend(element)],
  ['body.appendChild', (element) => document.body.appendChild(element)],
]

it.each(ways)('a script that code inserts runs under its published hash: %s', async (_how, insert) => {
  const element = script('later.js')
  const heard = jest.fn()
  element.onload = heard
  insert(element)
  expect(element.isConnected).toBe(false)
  expect(inPage()).toMatchObject({ src: fileUrl('later.js'), integrity: 'sha384-uno' })
  inPage()?.dispatchEvent(new Event('load'))
  await tick()
  expect(heard).toHaveBeenCalledTimes(1)
})

it('so does a style', async () => {
  const element = style('later.css')
  const heard = jest.fn()
  element.onload = heard
  document.head.appendChild(element)
  expect(inPage()).toMatchObject({ href: fileUrl('later.css'), integrity: 'sha384-dos' })
  inPage()?.dispatchEvent(new Event('load'))
  await tick()
  expect(heard).toHaveBeenCalledTimes(1)
})

it('a file without a published hash is not requested, and its loader hears why, once', async () => {
  const element = script('another.js')
  const [told, heard] = [jest.fn(), jest.fn()]
  element.onerror = told
  element.addEventListener('error', heard)
  document.head.appendChild(element)
  expect(inPage()).toBeNull()
  await tick()
  expect(told).toHaveBeenCalledTimes(1)
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'unsealed', target: { src: element.src, href: element.src } }),
  )
  expect(heard).toHaveBeenCalledTimes(1)
})

it('everything else gets into the page as it is', () => {
  const text = document.createElement('script')
  text.type = 'application/json'
  const icon = style('icon.svg')
  icon.rel = 'icon'
  document.head.append(text, icon, document.createElement('style'))
  expect(document.head.children).toHaveLength(3)
})

it('a development server’s files do, too', () => {
  allowUnsealed('http://desarrollo.example/')
  const element = document.createElement('script')
  element.src = 'http://desarrollo.example/main.js'
  document.head.appendChild(element)
  expect(element.isConnected).toBe(true)
})
