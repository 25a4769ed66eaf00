import { listen, type Note } from '../telemetry/notes.ts'
import { loader } from '../load/page-loader.ts'
import { reportFailure } from './RemoteFailure.tsx'
import { fail } from '../failures/result.ts'

jest.mock('../load/page-loader.ts', () => ({ loader: { release: jest.fn(), ran: jest.fn() } }))

it('[D51] records a failure of a release, and ignores one without a release', () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  const heard: Note[] = []
  listen((note) => heard.push(note))
  const { failure } = fail('shape', new Error('x'))
  reportFailure('clientes', failure)
  reportFailure(undefined, failure)
  expect(heard).toEqual([])
  jest.mocked(loader.release).mockReturnValue('1.0.0')
  jest.mocked(loader.ran).mockReturnValue('1.0.0')
  reportFailure('clientes', failure)
  expect(heard).toEqual([
    { what: 'failure', remote: 'clientes', release: '1.0.0', kind: 'shape', ran: true, failure },
  ])
})
