import { Outlet } from 'react-router';
import { BannerProvider } from '#web/ui/banner.tsx';

/** Around every page. */
export function Frame() {
  return (
    <BannerProvider>
      <Outlet />
    </BannerProvider>
  );
}
