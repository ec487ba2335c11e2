import { Outlet } from 'react-router';
import { BannerProvider } from '#web/ui/banner.tsx';

/** Around every page. */
export function Page() {
  return (
    <BannerProvider>
      <Outlet />
    </BannerProvider>
  );
}
