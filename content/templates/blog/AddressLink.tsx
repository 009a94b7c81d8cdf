import * as React from 'react';
import Link, { type LinkProps } from '@mui/material/Link';
import { addressOf, queryOf, type BlogAddress } from './blog-address.ts';
import { useQuery } from './use-query.ts';

/**
 * Props of an element `a` that leads to another state of the blog: a real link, followed in place
 * by a plain click.
 */
export function useAddressLink() {
  const [query, go] = useQuery();
  return (change: Partial<BlogAddress>) => {
    const href = queryOf({ ...addressOf(query), ...change }, query);
    return {
      href,
      onClick: (event: React.MouseEvent) => {
        // A new tab, a new window, a download: the browser's own affair.
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        go(href);
      },
    };
  };
}

interface AddressLinkProps extends Omit<LinkProps, 'href' | 'onClick'> {
  to: Partial<BlogAddress>;
}

export default function AddressLink({ to, ...other }: AddressLinkProps) {
  const linkTo = useAddressLink();
  return <Link {...linkTo(to)} {...other} />;
}
