import { changesOf } from './changes.ts'

const rows = (...names: string[]) => names.map((name) => ({ id: name.charAt(0), name }))
const id = (row: { id: string }) => row.id
const changes = (before: string[], after: string[]) => changesOf(rows(...before), rows(...after), id)

describe('[E-03] what changed among the rows', () => {
  it('a deleted one is gone, and the one that comes in its place from the next page is nobody’s news', () => {
    expect(changes(['a', 'b', 'c'], ['a', 'c'])).toEqual({ gone: 1, fresh: new Set() })
    expect(changes(['a', 'b', 'c'], ['a', 'c', 'd'])).toEqual({ gone: 1, fresh: new Set() })
  })

  it('an added one and a changed one are fresh', () => {
    expect(changes(['a', 'b'], ['n', 'a', 'b'])).toEqual({ gone: 0, fresh: new Set([0]) })
    expect(changes(['a', 'b'], ['a', 'b, renewed'])).toEqual({ gone: 0, fresh: new Set([1]) })
  })

  it.each([
    ['another page', ['a', 'b'], ['c', 'd']],
    ['another order', ['a', 'b'], ['b', 'a']],
    ['other filters', ['a', 'b', 'c', 'd', 'e'], ['a']],
    ['the same, read again', ['a', 'b'], ['a', 'b']],
  ])('%s shows nothing', (_, before, after) => {
    expect(changes(before, after)).toBeNull()
  })
})
