/** What jsdom lacks. Without PointerEvent the kit's selects ignore clicks silently. */
import { File as NodeFile } from 'node:buffer'

class FakePointerEvent extends MouseEvent {
  readonly pointerId: number
  readonly pointerType: string
  readonly isPrimary: boolean

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerId = init.pointerId ?? 1
    this.pointerType = init.pointerType ?? 'mouse'
    this.isPrimary = init.isPrimary ?? true
  }
}

class FakeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** A wide, light screen by default; a test that needs another one sets it. */
const matchMedia = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})

function fill(target: object, members: Record<string, unknown>) {
  for (const [name, value] of Object.entries(members)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
  }
}

fill(window, {
  PointerEvent: FakePointerEvent,
  ResizeObserver: FakeObserver,
  IntersectionObserver: FakeObserver,
  matchMedia,
})
fill(Element.prototype, {
  scrollIntoView() {},
  scrollTo() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
})
// jsdom has this function, but it only logs that it is not implemented.
window.scrollTo = () => {}
// FormData and Blob come from node (jest-fixed-jsdom): jsdom's File would be appended to them as the text "[object
// File]".
window.File = NodeFile as unknown as typeof File

// jsdom has no layout, so the dialogs' focus trap would find every element invisible and focus the dialog itself.
Element.prototype.getClientRects = function getClientRects() {
  const rects = this.closest('[hidden]') ? [] : [this.getBoundingClientRect()]
  return rects as unknown as DOMRectList
}
