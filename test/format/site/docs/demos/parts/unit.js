export const unit = 'km';
