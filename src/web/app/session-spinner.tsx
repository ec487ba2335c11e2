import { Spinner } from '#web/ui/loading.tsx';

/** While the session loads nobody knows yet which page to show. */
export function SessionSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner />
    </div>
  );
}
