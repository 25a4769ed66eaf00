export { breadcrumbOf } from './breadcrumb.ts'
export { lazyPage } from './lazyPage.tsx'
export { defineRemote, type AsksFirst, type PageHandle, type RemoteModule } from './module.ts'
export { hasPermission } from './permissions.ts'
export {
  RemoteComponent,
  setRemoteComponentLoader,
  type RemoteComponentLoader,
  type RemoteComponentName,
  type RemoteComponents,
} from './RemoteComponent.tsx'
export { permissionGroups, setRemotes, usePermissionGroups, type PermissionGroup } from './remotes.ts'
export { clearUnsaved, hasUnsaved, mayLeave, offerToAsk, useUnsaved } from './unsaved.ts'
