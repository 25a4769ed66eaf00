import type { FileError } from './FileError.ts'
import { sealed } from './hashes.ts'
import { loadFile } from './load-file.ts'
import { ours } from './put-into-page.ts'

/**
 * Loads what code inserts into the page by itself: a remote's own bundler creates elements for its chunks, and would run
 * any bytes (`__webpack_require__.l`, mini-css-extract-plugin).
 */
export function takeInsertions(): void {
  for (const place of [document.documentElement, document.head, document.body]) takeFrom(place)
}

function takeFrom(place: HTMLElement): void {
  const { appendChild, insertBefore, append, prepend } = place
  const stays = (node: Node | string) => typeof node === 'string' || !take(node)
  place.appendChild = <T extends Node>(node: T): T =>
    stays(node) ? (appendChild.call(place, node) as T) : node
  place.insertBefore = <T extends Node>(node: T, before: Node | null): T =>
    stays(node) ? (insertBefore.call(place, node, before) as T) : node
  place.append = (...nodes) => append.apply(place, nodes.filter(stays))
  place.prepend = (...nodes) => prepend.apply(place, nodes.filter(stays))
}

/** @returns whether the node is a file, which then never gets into the page itself */
function take(node: Node): boolean {
  const url = ours.has(node) ? '' : addressOf(node)
  if (url === '' || !sealed(url)) return false
  const kind = node instanceof HTMLScriptElement ? 'script' : 'style'
  const element = node as HTMLScriptElement | HTMLLinkElement
  void loadFile(kind, url).then(
    () => element.dispatchEvent(new Event('load')),
    (error: FileError) => tellFailure(element, error),
  )
  return true
}

/** A module script runs as a plain one here, and fails; the gates refuse such a release. */
function addressOf(node: Node): string {
  if (node instanceof HTMLScriptElement) return node.src
  return node instanceof HTMLLinkElement && node.relList.contains('stylesheet') ? node.href : ''
}

/** webpack copies the type and the address of the event that it hears into its own error (failures/code-error.ts). */
function tellFailure(element: HTMLElement, { type, request }: FileError): void {
  const { onerror } = element
  element.onerror = null
  onerror?.call(element, { type, target: { src: request, href: request } } as unknown as Event)
  element.dispatchEvent(new Event('error'))
}
