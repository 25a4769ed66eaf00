import { createElement, type ComponentType } from 'react'

/**
 * Components that remotes offer to others, by name, with their props. Each remote declares its own in its `offers.ts`;
 * whoever uses one includes that file in its `tsconfig.json`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface RemoteComponents {}

export type RemoteComponentName = keyof RemoteComponents

/** Finds a component by name; the returned component handles loading, failure and retry itself. */
export type RemoteComponentLoader = <N extends RemoteComponentName>(
  name: N,
) => ComponentType<RemoteComponents[N]>

let loader: RemoteComponentLoader | null = null
const found = new Map<RemoteComponentName, ComponentType<never>>()

/** The host installs federation here; stand-alone mode and tests install a fake. */
export function setRemoteComponentLoader(next: RemoteComponentLoader | null): void {
  loader = next
  found.clear()
}

// Cached by name: a new component type at each render would discard the screen's state.
function componentOf<N extends RemoteComponentName>(name: N): ComponentType<RemoteComponents[N]> {
  const known = found.get(name)
  if (known) return known as ComponentType<RemoteComponents[N]>
  if (loader === null) {
    throw new Error(`No loader for «${name}»: call setRemoteComponentLoader before the first render.`)
  }
  const component = loader(name)
  found.set(name, component as ComponentType<never>)
  return component
}

/** Shows a component of another remote, loaded at run time. */
export function RemoteComponent<N extends RemoteComponentName>({
  name,
  props,
}: {
  name: N
  props: RemoteComponents[N]
}) {
  return createElement(componentOf(name) as ComponentType<object>, props)
}
