/**
 * The router's door: what the product uses of react-router-dom, one copy for everybody.
 * Re-exported by name, so that a bundler can drop the rest.
 */
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  isRouteErrorResponse,
  matchPath,
  matchRoutes,
  redirect,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router-dom'
export type {
  Location,
  LoaderFunctionArgs,
  NavigateFunction,
  Params,
  PatchRoutesOnNavigationFunction,
  RouteObject,
  To,
} from 'react-router-dom'
