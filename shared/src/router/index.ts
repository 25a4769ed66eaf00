/**
 * The router's door: what the product uses of react-router-dom, one copy for everybody.
 * Re-exported by name, so that a bundler can drop the rest.
 */
export {
  Link,
  Outlet,
  RouterProvider,
  createBrowserRouter,
  createMemoryRouter,
  matchPath,
  matchRoutes,
  redirect,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
} from 'react-router-dom'
export type { LoaderFunctionArgs, PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom'
