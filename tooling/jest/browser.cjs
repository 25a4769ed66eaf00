/* What jsdom lacks. Without PointerEvent the kit's menus and selects ignore clicks silently. */

if (typeof window.PointerEvent === 'undefined') {
  window.PointerEvent = class PointerEvent extends window.MouseEvent {
    constructor(type, init = {}) {
      super(type, init)
      this.pointerId = init.pointerId ?? 1
      this.pointerType = init.pointerType ?? 'mouse'
      this.isPrimary = init.isPrimary ?? true
    }
  }
}

const element = window.Element.prototype
element.scrollIntoView ??= () => {}
element.scrollTo ??= () => {}
element.hasPointerCapture ??= () => false
element.setPointerCapture ??= () => {}
element.releasePointerCapture ??= () => {}
// jsdom has it, but only to report that it does nothing.
window.scrollTo = () => {}

window.ResizeObserver ??= class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.IntersectionObserver ??= class IntersectionObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

// A wide, light screen without reduced motion; a test that needs another one says so itself.
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})

// FormData and Blob are node's here (jest-fixed-jsdom): jsdom's File would go into them as "[object File]".
window.File = require('node:buffer').File
