import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { UiProvider } from './UiProvider.tsx'

const files = () => ({ types: ['Files'], dropEffect: 'copy' })

/** Whether the browser would still do what it does by itself. */
function isLeftToBrowser(event: 'dragOver' | 'drop', target: Element, dataTransfer: object): boolean {
  const dispatched = createEvent[event](target, { dataTransfer })
  fireEvent(target, dispatched)
  return !dispatched.defaultPrevented
}

it('a file dropped where no files go does nothing, on any page of the product', () => {
  const { unmount } = render(<textarea aria-label="Nota" />, { wrapper: UiProvider })
  const nota = screen.getByRole('textbox')
  const held = files()
  expect(isLeftToBrowser('dragOver', nota, held)).toBe(false)
  expect(held.dropEffect).toBe('none')
  expect(isLeftToBrowser('drop', nota, files())).toBe(false)
  expect(isLeftToBrowser('drop', document.body, files())).toBe(false)
  unmount()
})

it('a dragged text, a place for files and a file input stay as they are', () => {
  const take = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <>
      <textarea aria-label="Nota" />
      <div role="button" tabIndex={0} aria-label="Zona" onDragOver={take} onDrop={take} />
      <input type="file" aria-label="Archivo" />
    </>,
    { wrapper: UiProvider },
  )
  expect(isLeftToBrowser('drop', screen.getByRole('textbox'), { types: ['text/plain'] })).toBe(true)
  const held = files()
  expect(isLeftToBrowser('dragOver', screen.getByRole('button'), held)).toBe(false)
  expect(held.dropEffect).toBe('copy')
  expect(isLeftToBrowser('drop', screen.getByLabelText('Archivo'), files())).toBe(true)
  expect(take).toHaveBeenCalledTimes(1)
})
