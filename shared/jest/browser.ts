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

/** A wide, light screen; a test that needs another one says so itself. */
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
// jsdom has it, but only to report that it does nothing.
window.scrollTo = () => {}
// FormData and Blob are node's here (jest-fixed-jsdom): jsdom's File would go into them as the text "[object File]".
window.File = NodeFile as unknown as typeof File

// jsdom lays nothing out, so everything is «invisible» to the dialogs' focus trap, which would then focus the dialog itself.
Element.prototype.getClientRects = function getClientRects() {
  const rects = this.closest('[hidden]') ? [] : [this.getBoundingClientRect()]
  return rects as unknown as DOMRectList
}
