import { salonPictureUrl } from '#contract/paths.ts';
import type { ShownPicture } from '#contract/pictures/forms.ts';
import { smallShape } from '#domain/pictures/limits.ts';

type Props = {
  salonId: string;
  picture: ShownPicture;
  alt: string;
  /** As wide as it is shown, in the words of the attribute. */
  sizes: string;
  /** In sight from the beginning: fetched at once. */
  isFirst?: boolean;
  className?: string;
};

/** A phone fetches the small one; the room is kept until it has come. */
export function SalonPicture({ salonId, picture, alt, sizes, isFirst, className }: Props) {
  const url = (size: 'small' | 'large') => salonPictureUrl(salonId, picture.id, size);
  return (
    <img
      src={url('small')}
      srcSet={`${url('small')} ${smallShape(picture).width}w, ${url('large')} ${picture.width}w`}
      sizes={sizes}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
