import { Component, type ReactNode } from 'react'
import { kindOf } from '../failures/code-error.ts'
import { guardedReload } from '../failures/guarded-reload.ts'
import { loader } from '../load/page-loader.ts'
import { noteFailure } from '../load/remote-states.ts'
import { mayBeReplaced, type Failure } from '../failures/result.ts'
import { RemoteFailure } from './RemoteFailure.tsx'

interface Props {
  name: string
  /** When people leave the address that failed, the failure is cleared. */
  address: string
  /** See RemoteFailure. */
  page?: string | undefined
  children: ReactNode
}

interface State {
  failure: Failure | null
  address: string
}

/** Catches what a remote throws while it renders, so that the rest of the page keeps working. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failure: null, address: this.props.address }

  static getDerivedStateFromError(cause: unknown): Partial<State> {
    return { failure: { kind: kindOf(cause), cause } }
  }

  static getDerivedStateFromProps({ address }: Props, state: State): Partial<State> | null {
    return address === state.address ? null : { failure: null, address }
  }

  override componentDidCatch(): void {
    const { failure } = this.state
    if (!failure) return
    noteFailure(this.props.name, failure)
    void recover(this.props.name, failure)
  }

  override render(): ReactNode {
    const { name, page, children } = this.props
    const { failure } = this.state
    // A retry is another generation, with a boundary of its own (RemoteSlot.tsx).
    return failure ? <RemoteFailure name={name} failure={failure} page={page} /> : children
  }
}

/** If the files of a remote that has run are gone because there is a newer release, the page moves to that one. */
async function recover(name: string, failure: Failure): Promise<void> {
  const ran = loader.ran(name)
  if (!mayBeReplaced(failure) || ran === undefined) return
  const published = await loader.published(name)
  if (published !== undefined && published !== ran) guardedReload(name, published)
}
