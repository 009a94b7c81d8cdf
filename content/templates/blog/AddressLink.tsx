import * as React from 'react';
import Link, { type LinkProps } from '@mui/material/Link';
import { addressOf, queryOf, type BlogAddress } from './blog-address.ts';
import { useQuery } from './use-query.ts';

/**
 * Gives props of an `a` that leads to another state of the blog: a real link, which a plain click
 * follows in place.
 */
export function useAddressLink() {
  const [query, go] = useQuery();
  return (change: Partial<BlogAddress>, onFollowed?: () => void) => {
    const href = queryOf({ ...addressOf(query), ...change }, query);
    return {
      href,
      onClick: (event: React.MouseEvent) => {
        // A new tab, a new window, a download: the browser's own affair.
        if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        go(href);
        onFollowed?.();
      },
    };
  };
}

interface AddressLinkProps extends Omit<LinkProps, 'href' | 'onClick'> {
  to: Partial<BlogAddress>;
  /** Called when it was followed in place: where it goes away by that, the focus needs a place. */
  onFollowed?: () => void;
}

export default function AddressLink({ to, onFollowed, ...other }: AddressLinkProps) {
  const linkTo = useAddressLink();
  return <Link {...linkTo(to, onFollowed)} {...other} />;
}
