import { screen } from '@testing-library/react'
import { useRef } from 'react'
import { renderUi } from '../../testing/renderUi.tsx'
import { RowMotion } from './RowMotion.tsx'

const HEIGHT = 44

function Lines({ names }: { names: string[] }) {
  const box = useRef<HTMLDivElement>(null)
  const rows = names.map((name) => ({ id: name.charAt(0), name }))
  return (
    <div ref={box}>
      <RowMotion rows={rows} rowId={({ id }) => id} box={box}>
        <div>
          <table>
            <tbody>
              {rows.map(({ id, name }) => (
                <tr key={id}>
                  <td>{name}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </RowMotion>
    </div>
  )
}

const animate = jest.fn<Animation, Parameters<HTMLElement['animate']>>()

const listens = { addEventListener: () => undefined, removeEventListener: () => undefined }

/** One line under the other, as a browser lays them out. */
function asInABrowser(reduced: boolean) {
  Object.assign(HTMLElement.prototype, { animate })
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...listens, media, matches: reduced }) as unknown as MediaQueryList)
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return { left: 0, top: index * HEIGHT } as DOMRect
  })
}

afterEach(() => {
  jest.restoreAllMocks()
  animate.mockReset()
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
})

const moved = () =>
  animate.mock.contexts.map((row, index) => [
    (row as HTMLElement).textContent,
    (animate.mock.calls[index]?.[0] as Keyframe[])[0],
  ])

it('[E-03] the rows after a deleted one close its gap, within 200 ms', () => {
  asInABrowser(false)
  const { rerender } = renderUi(<Lines names={['a', 'b', 'c', 'd']} />)
  rerender(<Lines names={['a', 'c', 'd']} />)
  const fromBelow = { transform: `translate(0px, ${HEIGHT}px)` }
  expect(moved()).toEqual([
    ['c', fromBelow],
    ['d', fromBelow],
  ])
  for (const [, timing] of animate.mock.calls)
    expect((timing as KeyframeAnimationOptions).duration).toBeLessThanOrEqual(200)
})

it('[E-03] an added row and a renewed one show themselves, and no other', () => {
  asInABrowser(false)
  const { rerender } = renderUi(<Lines names={['a', 'b']} />)
  rerender(<Lines names={['n', 'a', 'b, renewed']} />)
  expect(moved().map(([name]) => name)).toEqual(['n', 'b, renewed'])
})

it('[E-03] with reduced motion nothing moves', () => {
  asInABrowser(true)
  const { rerender } = renderUi(<Lines names={['a', 'b']} />)
  rerender(<Lines names={['b', 'n']} />)
  expect(animate).not.toHaveBeenCalled()
  expect(screen.getByText('n')).toBeVisible()
})
